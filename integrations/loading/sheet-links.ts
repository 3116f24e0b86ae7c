const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const rulesPlace = '<style></style>';

/** Paths of the sheets that a page links, in their order. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(sheetLink)].map(([, path = '']) => path);

/** A linked sheet becomes a `<noscript>` link that one constant script asks for after load. */
const lateLink = (link: string, href: string) => `<noscript data-late="${href}">${link}</noscript>`;

/** The page with rules in its head, and with sheets that come late. */
export function withLateSheets(html: string, rules: string): string {
  return withRules(html.replace(sheetLink, lateLink).replace('<noscript data-late', place), rules);
}

/** The sheet that a page links in its middle. */
export interface FoldLink {
  /** Where in the page. */
  at: number;
  path: string;
  /** Which of the page's own links it makes needless, if any. */
  insteadOf: string | undefined;
}

/**
 * The sheet at the fold is linked there, and the late ones are named behind it, so that they have the
 * last word. Browsers wait for it before they go on with the page; Firefox does so for a script that
 * stands behind it. It is asked for as soon as the head is read: short first screens leave what is
 * below in sight.
 */
export function withFoldSheet(html: string, rules: string, fold: FoldLink): string {
  const late = [...html.matchAll(sheetLink)]
    .filter(([, href]) => href !== fold.insteadOf)
    .map(([link, href = '']) => lateLink(link, href));
  const early = `<link rel="preload" as="style" href="${fold.path}">`;
  const above = html
    .slice(0, fold.at)
    .replace('<link rel="stylesheet"', (first) => early + place(first))
    .replace(sheetLink, '');
  const link = `<link rel="stylesheet" href="${fold.path}">`;
  const page = [above, link, '<script> </script>', ...late, html.slice(fold.at)];
  return withRules(page.join(''), rules);
}

// The rules stand before the sheets: without script those count, and what they say of it last.
const place = (first: string) => rulesPlace + first;

const withRules = (html: string, rules: string) =>
  html.replace(rulesPlace, () => `<style>${rules}</style>`);
