const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Paths of the sheets that a page links, in their order. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(sheetLink)].map(([, path = '']) => path);

/** A sheet that comes late is a `<noscript>` link that one constant script asks for after load. */
const lateLink = (path: string) =>
  `<noscript data-late="${path}"><link rel="stylesheet" href="${path}"></noscript>`;

/**
 * The page with rules in place of the sheets that it links, and with those that come late. The rules
 * stand before them: without script the sheets count, and what they say of it last.
 */
export function withLateSheets(html: string, rules: string, late: string[]): string {
  return inPlaceOfSheets(html, [`<style>${rules}</style>`, ...late.map(lateLink)].join(''));
}

/** The sheet that a page links in its middle. */
export interface FoldLink {
  /** Where in the page. */
  at: number;
  path: string;
  /** Paths of the sheets that come late. */
  late: string[];
}

/**
 * The sheet at the fold is linked there, and the late ones are named behind it, so that they have the
 * last word. Browsers wait for it before they go on with the page; Firefox does so for a script that
 * stands behind it. It is asked for as soon as the head is read: short first screens leave what is
 * below in sight.
 */
export function withFoldSheet(html: string, rules: string, { at, path, late }: FoldLink): string {
  const early = `<link rel="preload" as="style" href="${path}">`;
  const above = inPlaceOfSheets(html.slice(0, at), `${early}<style>${rules}</style>`);
  const link = `<link rel="stylesheet" href="${path}">`;
  return [above, link, '<script> </script>', ...late.map(lateLink), html.slice(at)].join('');
}

/** The HTML with something else where it links its first sheet, and without the others. */
function inPlaceOfSheets(html: string, text: string): string {
  const at = html.search(sheetLink);
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at).replace(sheetLink, '');
}
