import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildCache } from '../build-cache/build-cache.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { foldOffset } from './fold.ts';
import { criticalRules } from './rules/critical-rules.ts';
import { readPage } from './rules/page-document.ts';
import { type CssRule, readSheet } from './rules/sheet.ts';
import { siteStates } from './rules/states.ts';
import { linkedSheetPaths, moveSheets } from './sheet-links.ts';

/** Size in bytes: if a page's own stylesheet is larger, its first screen fills the window. */
const minOwnSheetBytes = 8000;

/**
 * Inline rule: a panel opened before the stylesheets have loaded is invisible until they have
 * (`tokens.css`), for a second at most. Meanwhile keyboard and screen readers can use it.
 */
const hidePanelsCss =
  '@keyframes undressed{0%{opacity:0}}:where([popover],dialog:modal){animation:undressed 1s step-end}';

interface Sheet {
  path: string;
  css: string;
  hash: string;
  /** Returns the rules of the stylesheet, which is parsed at the first call. */
  rules: () => CssRule[];
}

const getCached = buildCache<string>(import.meta.url);

/**
 * Inlines the rules of a page's first screen, and links its stylesheets at the end of that screen:
 * there they block only the content that follows, and pages share the same files. The stylesheet of
 * the page's theme, with the complete fonts, loads after the `load` event.
 */
export class CriticalCss {
  readonly #siteFolder: string;
  readonly #deferredScript = bundleInline(new URL('deferred-sheets.inline.ts', import.meta.url));
  readonly #sheets = new Map<string, Promise<Sheet>>();

  /** @param siteFolder folder of the built site; paths of stylesheets are relative to it */
  constructor(siteFolder: string) {
    this.#siteFolder = siteFolder;
  }

  /**
   * Inlines the critical rules of a page. Throws if a linked stylesheet is missing or cannot be
   * parsed.
   *
   * @param file file of the page; the page's own stylesheet has the same name
   */
  async inline(html: string, file: string): Promise<string> {
    const sheets = await Promise.all(linkedSheetPaths(html).map((path) => this.#sheet(path)));
    const hashes = sheets.map((sheet) => sheet.hash);
    const styledHtml = await getCached(
      [html, basename(file), hashes, [...siteStates].sort()],
      async () => stylePage(html, sheets, file),
    );
    const script = await this.#deferredScript;
    return styledHtml.replace('</head>', () => `<script>${script}</script></head>`);
  }

  #sheet(path: string): Promise<Sheet> {
    const sheet =
      this.#sheets.get(path) ??
      readFile(join(this.#siteFolder, path), 'utf8').then((css) => {
        let rules: CssRule[] | undefined;
        return { path, css, hash: hash('sha256', css), rules: () => (rules ??= readSheet(css)) };
      });
    this.#sheets.set(path, sheet);
    return sheet;
  }
}

/** Inlines a page's critical rules and moves its stylesheets to the end of its first screen. */
function stylePage(html: string, sheets: Sheet[], file: string): string {
  const fillsWindow = sheets.some(
    ({ css, path }) => css.length > minOwnSheetBytes && isOwnSheet(path, file),
  );
  const firstScreenEnd = foldOffset(html, fillsWindow);
  const isThemeSheet = themeSheetPredicate(html);
  const firstScreenCss = criticalRules(
    sheets.map((sheet) => ({ rules: sheet.rules(), keepsAllRules: isThemeSheet(sheet) })),
    readPage(html, firstScreenEnd),
  );
  const pathsOf = (selectedSheets: Sheet[]) => selectedSheets.map(({ path }) => path);
  return moveSheets(html, {
    criticalCss: hidePanelsCss + firstScreenCss,
    firstScreenEnd,
    sheetPaths: pathsOf(sheets.filter((sheet) => !isThemeSheet(sheet))),
    deferredPaths: pathsOf(sheets.filter(isThemeSheet)),
  });
}

/**
 * Returns a predicate for the stylesheet of a page's theme, such as
 * `/static/css/theme-house.GCBZRfRY.css`.
 */
function themeSheetPredicate(html: string): (sheet: Sheet) => boolean {
  const [, theme] = /<html[^>]* data-theme="([\w-]+)"/.exec(html) ?? [];
  return ({ path }) => basename(path).startsWith(`theme-${theme}.`);
}

/**
 * Returns true for the page's own stylesheet: `/static/css/home-cafe.JEr6dG8w.css` belongs to
 * `home-cafe.html`, `_portfolio_.B6Ud2GvC.css` to every page that `[portfolio].astro` generates.
 */
function isOwnSheet(path: string, file: string): boolean {
  const [name = ''] = basename(path).split('.', 1);
  return name === basename(file, '.html') || /^_.+_$/.test(name);
}
