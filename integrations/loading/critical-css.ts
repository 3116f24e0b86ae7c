import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildCache } from '../build-cache/build-cache.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { foldOf } from './fold.ts';
import { liftMiniatures } from './miniatures.ts';
import { NamedWords } from './named-words.ts';
import { addSheet, type SheetFiles } from './page-sheets.ts';
import { panelsShow, panelsWait } from './rules/closed-panels.ts';
import { lateRules } from './rules/late-rules.ts';
import { readPage } from './rules/page-document.ts';
import { pageRules } from './rules/page-rules.ts';
import { type Part, readSheet } from './rules/sheet.ts';
import { siteStates } from './rules/states.ts';
import { linkedSheets, withFoldSheet, withLateSheets } from './sheet-links.ts';

/** A sheet of a page's own that is smaller than this comes late like the others. In bytes. */
const ownAtFold = 8000;

/** Less than this stands in the page: a request would cost more. In bytes over the wire. */
const worthAsking = 600;

/** No rules are packed to less than a part of this size; those of a page are mostly far longer. */
const mostPacked = 20;

function isWorthAsking(css: string): boolean {
  return css.length > worthAsking * mostPacked || brotliCompressSync(css).length > worthAsking;
}

interface Sheet {
  path: string;
  css: string;
  hash: string;
  /** Its rules, read when they are first asked for. */
  parts: () => Part[];
}

/** A page with its rules, and the sheets that were put together for it. */
interface StyledPage {
  html: string;
  files: SheetFiles;
}

const cached = buildCache<StyledPage>(import.meta.url);

/**
 * Puts the rules that a page needs for its first screen into it and lets all that it may ever use
 * follow without blocking. Measured: first paint 0.66 s with inline rules, 1.2 s with a linked sheet
 * (docs/decisions). What only the rest of the page uses is a sheet that is linked where the first
 * screen ends, so that what is below waits for it and nothing above does.
 */
export class CriticalCss {
  readonly #root: string;
  readonly #lateSheet = bundleInline(new URL('late-sheet.inline.ts', import.meta.url));
  readonly #sheets = new Map<string, Promise<Sheet>>();
  readonly #words: NamedWords;
  readonly #files: SheetFiles = new Map();

  /** `root` is the folder of the built site, where sheets are looked for by their path. */
  constructor(root: string) {
    this.#root = root;
    this.#words = new NamedWords(root);
  }

  /**
   * `file` is the page's own file: its sheet is named like it. `source` is the page as Astro wrote it,
   * for what it and its scripts say. Throws where a sheet that the page links is not there or cannot
   * be read.
   */
  async inline(html: string, file: string, source: string): Promise<string> {
    const sheets = await Promise.all(linkedSheets(html).map((path) => this.#sheet(path)));
    const scripts = await this.#words.scriptHashes(source);
    const hashes = sheets.map((sheet) => sheet.hash);
    const styled = await cached(
      [html, basename(file), source, scripts, hashes, [...siteStates].sort()],
      async () => styledPage(html, sheets, { file, words: await this.#words.of(source) }),
    );
    for (const [path, css] of styled.files) this.#files.set(path, css);
    const script = await this.#lateSheet;
    return styled.html.replace('</head>', () => `<script>${script}</script></head>`);
  }

  /** Writes the sheets that were put together for the pages. */
  async write(): Promise<void> {
    await mkdir(join(this.#root, 'static/css'), { recursive: true });
    for (const [path, css] of this.#files) await writeFile(join(this.#root, path), css);
  }

  #sheet(path: string): Promise<Sheet> {
    const sheet =
      this.#sheets.get(path) ??
      readFile(join(this.#root, path), 'utf8').then((css) => {
        let parts: Part[] | undefined;
        return { path, css, hash: hash('sha256', css), parts: () => (parts ??= readSheet(css)) };
      });
    this.#sheets.set(path, sheet);
    return sheet;
  }
}

interface Said {
  file: string;
  words: ReadonlySet<string>;
}

function styledPage(html: string, sheets: Sheet[], { file, words }: Said): StyledPage {
  const files: SheetFiles = new Map();
  const own = sheets.find(({ css, path }) => css.length > ownAtFold && isOwn(path, file));
  // Whoever brings a sheet of that size brings a first screen that fills the window.
  const at = foldOf(html, own !== undefined);
  const parts = sheets.map((sheet) => sheet.parts());
  const { whole, above, below } = pageRules(parts, readPage(html, at));
  const isWorth = own !== undefined || isWorthAsking(below.join(''));
  if (at === undefined || !isWorth)
    return { html: withLateSheets(html, whole, lateSheets(files, sheets, words)), files };
  const light = liftMiniatures(html, at);
  // The page's own sheet stands in it whole, and so is asked for once.
  const moved = below.map((css, index) => (sheets[index] === own ? own?.css : css));
  const path = addSheet(files, 'fold', [...moved, panelsShow, light.css].join(''));
  const rest = sheets.filter((sheet) => sheet !== own);
  const late = lateSheets(files, rest, words);
  return { html: withFoldSheet(light.html, panelsWait + above, { at, path, late }), files };
}

/**
 * One sheet for the page, so that what it brings depends on that page alone, and those that its
 * scripts ask for by themselves, so that nothing comes twice.
 */
function lateSheets(files: SheetFiles, sheets: Sheet[], words: ReadonlySet<string>): string[] {
  const isAsked = ({ path }: Sheet) => words.has(path.slice(1));
  const rest = sheets.filter((sheet) => !isAsked(sheet)).map((sheet) => sheet.parts());
  const asked = sheets.filter(isAsked).map(({ path }) => path);
  return [addSheet(files, 'late', lateRules(rest, words)), ...asked];
}

/**
 * `/static/css/home-cafe.JEr6dG8w.css` is the own sheet of `home-cafe.html`, and
 * `_portfolio_.B6Ud2GvC.css` that of every page that `[portfolio].astro` makes.
 */
function isOwn(path: string, file: string): boolean {
  const [name = ''] = basename(path).split('.', 1);
  return name === basename(file, '.html') || /^_.+_$/.test(name);
}
