const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Returns the paths of the stylesheets that a page links, in order. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(sheetLink)].map(([, path = '']) => path);

const linkTo = (path: string) => `<link rel="stylesheet" href="${path}">`;

/**
 * Renders a stylesheet that one constant script loads after `load`; without script it is linked.
 * Hidden, because without script it would take a cell where the first screen ends within a grid.
 */
const deferredLink = (path: string) =>
  `<noscript data-late="${path}" hidden>${linkTo(path)}</noscript>`;

/** Styles of a page. */
export interface PageStyles {
  /** Rules of the first screen, for the head. */
  rules: string;
  /** Offset in the HTML where the first screen ends. */
  at: number;
  /** Paths of the stylesheets that follow it, in order. */
  sheets: string[];
  /** Paths of those that wait for the `load` event. */
  deferred: string[];
}

/**
 * Replaces the linked stylesheets of a page by inline rules, and links them at the end of its first
 * screen. Browsers block the parser there; Firefox does so only because of the script that follows.
 */
export function moveSheets(html: string, { rules, at, sheets, deferred }: PageStyles): string {
  const above = html.slice(0, at);
  const first = above.search(sheetLink);
  if (first < 0) return html;
  return [
    `${above.slice(0, first)}<style>${rules}</style>${above.slice(first).replace(sheetLink, '')}`,
    ...[...sheets.map(linkTo), '<script> </script>', ...deferred.map(deferredLink)],
    html.slice(at),
  ].join('');
}
