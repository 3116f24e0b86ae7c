import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Root } from 'postcss';
import { buildCache } from '../build-cache/build-cache.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { foldOffset } from './fold.ts';
import { parsePage } from './parsed-page.ts';
import { criticalRules } from './rules/critical-rules.ts';
import { firstScreenOf } from './rules/first-screen.ts';
import { runtimeAttributes } from './rules/runtime-attributes.ts';
import { readSheet } from './rules/sheet.ts';

/** Size in bytes: if a page's own stylesheet is larger, its first screen fills the window. */
const minOwnSheetBytes = 8000;

/**
 * Inline rule: a panel opened before the stylesheets have loaded is invisible until they have
 * (`tokens.css`), for a second at most. Meanwhile keyboard and screen readers can use it.
 */
const hidePanelsCss =
  '@keyframes undressed{0%{opacity:0}}:where([popover],dialog:modal){animation:undressed 1s step-end}';

const sheetLinkPattern = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

interface Sheet {
  path: string;
  css: string;
  /** Returns the rules of the stylesheet, which is parsed at the first call. */
  root: () => Root;
}

const getCached = buildCache<string>(import.meta.url);
const deferredScript = bundleInline(new URL('deferred-sheets.inline.ts', import.meta.url));
const sheets = new Map<string, Promise<Sheet>>();

async function loadSheet(siteFolder: string, path: string): Promise<Sheet> {
  const css = await readFile(join(siteFolder, path), 'utf8');
  let root: Root | undefined;
  return { path, css, root: () => (root ??= readSheet(css)) };
}

/**
 * Inlines the rules of a page's first screen, and links its stylesheets at the end of that screen:
 * there they block only the content that follows, and pages share the same files. The stylesheet of
 * the page's theme, with the complete fonts, loads after the `load` event. Throws if a linked
 * stylesheet is missing or cannot be parsed.
 *
 * @param file file of the page; the page's own stylesheet has the same name
 * @param siteFolder folder of the built site; paths of stylesheets are relative to it
 */
export async function inlineCriticalCss(
  html: string,
  file: string,
  siteFolder: string,
): Promise<string> {
  const pageSheets: Sheet[] = [];
  for (const [, path = ''] of html.matchAll(sheetLinkPattern)) {
    const key = join(siteFolder, path);
    const sheet = sheets.get(key) ?? loadSheet(siteFolder, path);
    sheets.set(key, sheet);
    pageSheets.push(await sheet);
  }
  const hashes = pageSheets.map(({ css }) => hash('sha256', css));
  const styledHtml = await getCached(
    [html, basename(file), hashes, [...runtimeAttributes].sort()],
    async () => stylePage(html, pageSheets, file),
  );
  const script = await deferredScript;
  return styledHtml.replace('</head>', () => `<script>${script}</script></head>`);
}

/**
 * Replaces the linked stylesheets of a page by inline rules, and links them at the end of its first
 * screen. Browsers block the parser there; Firefox does so only because of the script that follows.
 */
function stylePage(html: string, sheets: readonly Sheet[], file: string): string {
  const firstLink = html.search(sheetLinkPattern);
  if (firstLink < 0) return html;
  const page = parsePage(html);
  const fillsWindow = sheets.some(
    ({ css, path }) => css.length > minOwnSheetBytes && isOwnSheet(path, file),
  );
  const end = foldOffset(page, fillsWindow);
  const above = html.slice(0, end);
  const [, theme] = /<html[^>]* data-theme="([\w-]+)"/.exec(html) ?? [];
  const isThemeSheet = ({ path }: Sheet) => basename(path).startsWith(`theme-${theme}.`);
  const rules = criticalRules(
    sheets.map((sheet) => ({ root: sheet.root(), keepsAllRules: isThemeSheet(sheet) })),
    firstScreenOf(page, end),
    above,
  );
  return [
    above.slice(0, firstLink),
    `<style>${hidePanelsCss}${rules}</style>`,
    above.slice(firstLink).replace(sheetLinkPattern, ''),
    ...sheets.filter((sheet) => !isThemeSheet(sheet)).map(renderLink),
    '<script> </script>',
    ...sheets.filter(isThemeSheet).map(renderDeferredLink),
    html.slice(end),
  ].join('');
}

const renderLink = ({ path }: Sheet) => `<link rel="stylesheet" href="${path}">`;

/**
 * Renders the placeholder of a stylesheet that `deferred-sheets.inline.ts` loads after the `load`
 * event; without script it is an ordinary link. The placeholder is hidden, because without script
 * it would occupy a cell if the first screen ends within a grid.
 */
const renderDeferredLink = (sheet: Sheet) =>
  `<noscript data-late="${sheet.path}" hidden>${renderLink(sheet)}</noscript>`;

/**
 * Returns true for the page's own stylesheet: `/static/css/home-cafe.JEr6dG8w.css` belongs to
 * `home-cafe.html`, `_portfolio_.B6Ud2GvC.css` to every page that `[portfolio].astro` generates.
 */
function isOwnSheet(path: string, file: string): boolean {
  const [name = ''] = basename(path).split('.', 1);
  return name === basename(file, '.html') || /^_.+_$/.test(name);
}
