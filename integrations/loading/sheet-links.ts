const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Returns the paths of the stylesheets that a page links, in order. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(sheetLink)].map(([, path = '']) => path);

/**
 * Renders a deferred stylesheet: a `<noscript>` link that one constant script loads after `load`.
 */
const deferredLink = (path: string) =>
  `<noscript data-late="${path}"><link rel="stylesheet" href="${path}"></noscript>`;

/**
 * Replaces the linked stylesheets by inline rules, followed by the deferred stylesheets. The rules
 * come first: without script the stylesheets apply, and have the last word.
 */
export function withDeferredSheets(html: string, rules: string, deferred: string[]): string {
  return replaceSheets(html, [`<style>${rules}</style>`, ...deferred.map(deferredLink)].join(''));
}

/** Below-the-fold stylesheet of a page. */
export interface BelowFoldLink {
  /** Offset of its link in the HTML. */
  at: number;
  path: string;
  /** Paths of the deferred stylesheets. */
  deferred: string[];
}

/**
 * Links the below-the-fold stylesheet at the fold, with the deferred ones after it, so that they
 * have the last word. Browsers block the parser on it; Firefox does so only because of the script
 * that follows. It is preloaded in the head, because below a short first screen its content is in
 * view.
 */
export function withBelowFoldSheet(
  html: string,
  rules: string,
  { at, path, deferred }: BelowFoldLink,
): string {
  const preload = `<link rel="preload" as="style" href="${path}">`;
  const above = replaceSheets(html.slice(0, at), `${preload}<style>${rules}</style>`);
  const link = `<link rel="stylesheet" href="${path}">`;
  return [above, link, '<script> </script>', ...deferred.map(deferredLink), html.slice(at)].join(
    '',
  );
}

/** Replaces the first stylesheet link by a text and removes the others. */
function replaceSheets(html: string, text: string): string {
  const at = html.search(sheetLink);
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at).replace(sheetLink, '');
}
