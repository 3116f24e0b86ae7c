import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const inHtml = /\/static\/js\/([\w.-]+\.js)/g;
/**
 * Matches specifiers in bundles: `"./part.1a2b.js"`, and `"static/js/part.1a2b.js"` of dynamic
 * imports.
 */
const inScript = /["'`](?:\.\/|\/?static\/js\/)([\w.-]+\.js)["'`]/g;

interface Script {
  hash: string;
  words: ReadonlySet<string>;
  imports: string[];
}

/**
 * Collects the words of a page and of all scripts that it can load. Class names, custom properties
 * and animations are among them, whatever a script does to the page.
 */
export class PageWords {
  readonly #root: string;
  #files: Promise<ReadonlySet<string>> | undefined;
  readonly #scripts = new Map<string, Promise<Script>>();

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the words of a page.
   * @param html page as Astro wrote it, with the props of islands
   */
  async of(html: string): Promise<ReadonlySet<string>> {
    const words = new Set(split(unescaped(html)));
    for (const script of await this.#scriptsOf(html))
      for (const word of script.words) words.add(word);
    return words;
  }

  /** Returns the hashes of the scripts that a page can load; with its HTML they determine its words. */
  async scriptHashes(html: string): Promise<string[]> {
    return (await this.#scriptsOf(html)).map(({ hash }) => hash);
  }

  async #scriptsOf(html: string): Promise<Script[]> {
    const scripts: Script[] = [];
    this.#files ??= readdir(join(this.#root, 'static/js')).then((names) => new Set(names));
    const files = await this.#files;
    const seen = new Set(namesIn(html, inHtml));
    for (const name of seen) {
      // The text of a page may mention a script that does not exist.
      if (!files.has(name)) continue;
      const script = await this.#script(name);
      scripts.push(script);
      for (const other of script.imports) seen.add(other);
    }
    return scripts;
  }

  #script(name: string): Promise<Script> {
    const script = this.#scripts.get(name) ?? this.#read(name);
    this.#scripts.set(name, script);
    return script;
  }

  async #read(name: string): Promise<Script> {
    const code = await readFile(join(this.#root, 'static/js', name), 'utf8');
    return {
      hash: hash('sha256', code),
      words: new Set(split(code)),
      imports: namesIn(code, inScript),
    };
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
};

/** Unescapes what Astro and React escape in attributes. */
const unescaped = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#34|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** Splits at quotes, white space and template expressions; in a script `\n` is a line break. */
const split = (text: string) => text.split(/(?:\\[nrt]|\$\{|[\s"'`\\}])+/);

const namesIn = (text: string, place: RegExp) =>
  [...text.matchAll(place)].map(([, name = '']) => name);
