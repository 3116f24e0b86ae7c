import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildCache } from '../build-cache/build-cache.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { foldOffset } from './fold.ts';
import { criticalRules } from './rules/critical-rules.ts';
import { readPage } from './rules/page-document.ts';
import { type Part, readSheet } from './rules/sheet.ts';
import { siteStates } from './rules/states.ts';
import { linkedSheets, moveSheets } from './sheet-links.ts';

/** Minimum size of a page's own stylesheet, in bytes, whose first screen fills the window. */
const minOwnSheetBytes = 8000;

/**
 * Inline rule: a panel opened before the stylesheets have loaded is invisible until they have
 * (`tokens.css`), for a second at most. Meanwhile keyboard and screen readers can use it.
 */
const hidePanels =
  '@keyframes undressed{0%{opacity:0}}:where([popover],dialog:modal){animation:undressed 1s step-end}';

interface Sheet {
  path: string;
  css: string;
  hash: string;
  /** Its rules, parsed at the first call. */
  parts: () => Part[];
}

const cached = buildCache<string>(import.meta.url);

/**
 * Inlines the rules of a page's first screen, and links its stylesheets where that ends: they block
 * what follows and nothing before, and are the same files for all pages that use them. The
 * stylesheet of the page's theme, with the complete fonts, waits for the `load` event.
 */
export class CriticalCss {
  readonly #root: string;
  readonly #deferredScript = bundleInline(new URL('deferred-sheets.inline.ts', import.meta.url));
  readonly #sheets = new Map<string, Promise<Sheet>>();

  /** @param root folder of the built site, which paths of stylesheets are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Inlines the critical rules of a page. Throws if a linked stylesheet is missing or cannot be
   * parsed.
   *
   * @param file file of the page; the page's own stylesheet is named like it
   */
  async inline(html: string, file: string): Promise<string> {
    const sheets = await Promise.all(linkedSheets(html).map((path) => this.#sheet(path)));
    const hashes = sheets.map((sheet) => sheet.hash);
    const styled = await cached([html, basename(file), hashes, [...siteStates].sort()], async () =>
      styledPage(html, sheets, file),
    );
    const script = await this.#deferredScript;
    return styled.replace('</head>', () => `<script>${script}</script></head>`);
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

function styledPage(html: string, sheets: Sheet[], file: string): string {
  const fills = sheets.some(({ css, path }) => css.length > minOwnSheetBytes && isOwn(path, file));
  const at = foldOffset(html, fills);
  const isOfTheme = themeTest(html);
  const rules = criticalRules(
    sheets.map((sheet) => ({ parts: sheet.parts(), isWhole: isOfTheme(sheet) })),
    readPage(html, at),
  );
  const pathsOf = (some: Sheet[]) => some.map(({ path }) => path);
  return moveSheets(html, {
    rules: hidePanels + rules,
    at,
    sheets: pathsOf(sheets.filter((sheet) => !isOfTheme(sheet))),
    deferred: pathsOf(sheets.filter(isOfTheme)),
  });
}

/** Returns a test for the stylesheet of a page's theme: `/static/css/theme-house.GCBZRfRY.css`. */
function themeTest(html: string): (sheet: Sheet) => boolean {
  const [, theme] = /<html[^>]* data-theme="([\w-]+)"/.exec(html) ?? [];
  return ({ path }) => basename(path).startsWith(`theme-${theme}.`);
}

/**
 * Returns true for the page's own stylesheet: `/static/css/home-cafe.JEr6dG8w.css` belongs to
 * `home-cafe.html`, `_portfolio_.B6Ud2GvC.css` to every page that `[portfolio].astro` generates.
 */
function isOwn(path: string, file: string): boolean {
  const [name = ''] = basename(path).split('.', 1);
  return name === basename(file, '.html') || /^_.+_$/.test(name);
}
