import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';

const openTag = /<astro-island(?:[^>"]|"[^"]*")*>/g;

/** A property that is shorter stays in the page. */
const long = 60;

/** Less than this is not worth a request. */
const worthwhile = 250;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * An island's properties say once more what its HTML shows, and only its code reads them: 0.9 KB
 * (compressed) of an ordinary page for header and chat, 1.5 KB of one with forms. The long ones go
 * into a file that is the same on all pages with that island; awaited-props.inline.ts asks for it
 * when the island wakes. What differs from page to page is short and stays.
 */
export class IslandProps {
  readonly #files = new Map<string, string>();

  /** The page with links to the files, and without what no script reads: the islands' `uid` and name. */
  lift(html: string): string {
    return html.replace(openTag, (given) => {
      // Made of the absolute path of the source: two checkouts would never build the same page.
      const tag = given
        .replace(/ uid="[^"]*"/, '')
        .replace(/( opts="\{)&quot;name&quot;:&quot;\w*&quot;,/, '$1');
      const props = propsOf(tag);
      const entries = Object.entries(props).map(([name, value]) => {
        return { name, value, size: JSON.stringify(value).length };
      });
      const lifted = entries.filter(({ size }) => size >= long);
      if (lifted.reduce((sum, { size }) => sum + size, 0) < worthwhile) return tag;
      const path = this.#file(Object.fromEntries(lifted.map(({ name, value }) => [name, value])));
      const rest = entries.filter(({ size }) => size < long);
      const own = JSON.stringify(Object.fromEntries(rest.map(({ name, value }) => [name, value])));
      return tag.replace(
        / props="[^"]*"/,
        () => ` data-props="${path}"${own === '{}' ? '' : ` props="${escaped(own)}"`}`,
      );
    });
  }

  /** Writes what the pages link; `root` is the folder of the built site. */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/props'), { recursive: true });
    for (const [path, text] of this.#files) await writeFile(join(root, path), text);
  }

  #file(props: object): string {
    const text = JSON.stringify(props);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const path = `/static/props/${hash}.json`;
    this.#files.set(path, text);
    return path;
  }
}

/** The properties of an island, by the tag that opens it. */
function propsOf(tag: string): Record<string, unknown> {
  const [element] = parseFragment(tag).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return JSON.parse(attributes.find(({ name }) => name === 'props')?.value ?? '{}');
}
