const sheetLinkPattern = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Returns the paths of the stylesheets that a page links, in order. */
export const linkedSheetPaths = (html: string): string[] =>
  [...html.matchAll(sheetLinkPattern)].map(([, path = '']) => path);

const renderLink = (path: string) => `<link rel="stylesheet" href="${path}">`;

/**
 * Renders the placeholder of a stylesheet that `deferred-sheets.inline.ts` loads after the `load`
 * event; without script it is an ordinary link. The placeholder is hidden, because without script
 * it would occupy a cell if the first screen ends within a grid.
 */
const renderDeferredLink = (path: string) =>
  `<noscript data-late="${path}" hidden>${renderLink(path)}</noscript>`;

/** Critical rules of a page, and its stylesheets. */
export interface PageStyles {
  /** Rules of the first screen, for the head. */
  criticalCss: string;
  /** Offset in the HTML where the first screen ends. */
  firstScreenEnd: number;
  /** Paths of the stylesheets that are linked there, in order. */
  sheetPaths: string[];
  /** Paths of the stylesheets that load after the `load` event. */
  deferredPaths: string[];
}

/**
 * Replaces the linked stylesheets of a page by inline rules, and links them at the end of its first
 * screen. Browsers block the parser there; Firefox does so only because of the script that follows.
 */
export function moveSheets(
  html: string,
  { criticalCss, firstScreenEnd, sheetPaths, deferredPaths }: PageStyles,
): string {
  const above = html.slice(0, firstScreenEnd);
  const firstLink = above.search(sheetLinkPattern);
  if (firstLink < 0) return html;
  return [
    `${above.slice(0, firstLink)}<style>${criticalCss}</style>${above.slice(firstLink).replace(sheetLinkPattern, '')}`,
    ...sheetPaths.map(renderLink),
    '<script> </script>',
    ...deferredPaths.map(renderDeferredLink),
    html.slice(firstScreenEnd),
  ].join('');
}
