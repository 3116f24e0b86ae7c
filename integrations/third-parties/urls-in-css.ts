const comments = /\/\*[\s\S]*?\*\//g;
const imports = /@import\s+(?:url\()?\s*["']?([^"')\s;]+)/gi;
const functions = /url\(\s*["']?([^"')]+)/gi;

/** Matches URLs that name their host. */
const absolute = /^\s*(?:(?:https?|wss?):)?\/\//i;

/** Returns true for a URL that names its host; `data:` URLs and paths do not. */
export const namesHost = (url: string): boolean => absolute.test(url);

/** URL in CSS. */
interface UrlInCss {
  place: string;
  url: string;
  kinds: readonly ('style' | 'img' | 'font')[];
}

/** Returns the URLs with a host in CSS: imported stylesheets, then pictures and fonts. */
export function urlsInCss(css: string, place: string): UrlInCss[] {
  const code = css.replaceAll(comments, '');
  const urls = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, url = '']) => url).filter(namesHost);
  const rest = code.replaceAll(imports, '');
  return [
    ...urls(code, imports).map((url): UrlInCss => ({ place, url, kinds: ['style'] })),
    ...urls(rest, functions).map((url): UrlInCss => ({ place, url, kinds: ['img', 'font'] })),
  ];
}
