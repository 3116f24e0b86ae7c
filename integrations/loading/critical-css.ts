import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildCache } from '../build-cache/build-cache.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { foldOffset } from './fold.ts';
import { extractPlaceholders } from './image-placeholders.ts';
import { addSheet, type SheetFiles } from './page-sheets.ts';
import { PageWords } from './page-words.ts';
import { hidePanels, showPanels } from './rules/closed-panels.ts';
import { deferredRules } from './rules/deferred-rules.ts';
import { readPage } from './rules/page-document.ts';
import { pageRules } from './rules/page-rules.ts';
import { type Part, readSheet } from './rules/sheet.ts';
import { siteStates } from './rules/states.ts';
import { linkedSheets, withBelowFoldSheet, withDeferredSheets } from './sheet-links.ts';

/**
 * Minimum size of a page's own stylesheet, in bytes, to be loaded at the fold; a smaller one is
 * deferred.
 */
const minOwnSheetBytes = 8000;

/**
 * Minimum size of a below-the-fold stylesheet in compressed bytes; a smaller one is not worth a
 * request and stays inline.
 */
const minRequestBytes = 600;

/**
 * Upper limit of the compression ratio of CSS: text that exceeds the minimum even at this ratio, as
 * most does, need not be compressed to be measured.
 */
const maxCompressionRatio = 20;

function isWorthRequest(css: string): boolean {
  return (
    css.length > minRequestBytes * maxCompressionRatio ||
    brotliCompressSync(css).length > minRequestBytes
  );
}

interface Sheet {
  path: string;
  css: string;
  hash: string;
  /** Its rules, parsed at the first call. */
  parts: () => Part[];
}

/** Page with inlined rules, and the stylesheets generated for it. */
interface StyledPage {
  html: string;
  files: SheetFiles;
}

const cached = buildCache<StyledPage>(import.meta.url);

/**
 * Inlines the rules of a page's first screen and defers all others. Measured: first paint 0.66 s
 * with inline rules, 1.2 s with a linked stylesheet (docs/decisions). Rules that only the rest of
 * the page uses go to a below-the-fold stylesheet, linked where the first screen ends, so that it
 * blocks what follows and nothing before.
 */
export class CriticalCss {
  readonly #root: string;
  readonly #deferredScript = bundleInline(new URL('deferred-sheets.inline.ts', import.meta.url));
  readonly #sheets = new Map<string, Promise<Sheet>>();
  readonly #words: PageWords;
  readonly #files: SheetFiles = new Map();

  /** @param root folder of the built site, which paths of stylesheets are relative to */
  constructor(root: string) {
    this.#root = root;
    this.#words = new PageWords(root);
  }

  /**
   * Inlines the critical rules of a page. Throws if a linked stylesheet is missing or cannot be
   * parsed.
   *
   * @param file file of the page; the page's own stylesheet is named like it
   * @param source HTML from Astro; words in it and its scripts decide which deferred rules are kept
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
    const script = await this.#deferredScript;
    return styled.html.replace('</head>', () => `<script>${script}</script></head>`);
  }

  /** Writes the stylesheets generated for the pages. */
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

interface PageContext {
  file: string;
  words: ReadonlySet<string>;
}

function styledPage(html: string, sheets: Sheet[], { file, words }: PageContext): StyledPage {
  const files: SheetFiles = new Map();
  const own = sheets.find(({ css, path }) => css.length > minOwnSheetBytes && isOwn(path, file));
  // A page with a stylesheet of that size has a first screen that fills the window.
  const at = foldOffset(html, own !== undefined);
  const parts = sheets.map((sheet) => sheet.parts());
  const { whole, above, below } = pageRules(parts, readPage(html, at));
  const isSplit = own !== undefined || isWorthRequest(below.join(''));
  if (at === undefined || !isSplit)
    return { html: withDeferredSheets(html, whole, deferredSheets(files, sheets, words)), files };
  const extracted = extractPlaceholders(html, at);
  // Contains the page's own stylesheet as a whole, so that it is requested once.
  const moved = below.map((css, index) => (sheets[index] === own ? own?.css : css));
  const path = addSheet(files, 'fold', [...moved, showPanels, extracted.css].join(''));
  const rest = sheets.filter((sheet) => sheet !== own);
  const deferred = deferredSheets(files, rest, words);
  return {
    html: withBelowFoldSheet(extracted.html, hidePanels + above, { at, path, deferred }),
    files,
  };
}

/**
 * Returns the deferred stylesheets: one generated for the page, so that its content depends on that
 * page alone; and, unchanged, those that its scripts request themselves, so that nothing loads
 * twice.
 */
function deferredSheets(files: SheetFiles, sheets: Sheet[], words: ReadonlySet<string>): string[] {
  const isRequested = ({ path }: Sheet) => words.has(path.slice(1));
  const rest = sheets.filter((sheet) => !isRequested(sheet)).map((sheet) => sheet.parts());
  const requested = sheets.filter(isRequested).map(({ path }) => path);
  return [addSheet(files, 'late', deferredRules(rest, words)), ...requested];
}

/**
 * Returns true for the page's own stylesheet: `/static/css/home-cafe.JEr6dG8w.css` belongs to
 * `home-cafe.html`, `_portfolio_.B6Ud2GvC.css` to every page that `[portfolio].astro` generates.
 */
function isOwn(path: string, file: string): boolean {
  const [name = ''] = basename(path).split('.', 1);
  return name === basename(file, '.html') || /^_.+_$/.test(name);
}
