const commentPattern = /\/\*[\s\S]*?\*\//g;
const importPattern = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const fontFacePattern = /@font-face\s*\{[^{}]*\}/gi;
const urlFunctionPattern = /url\(\s*["']?([^"')]+)/gi;

/** Matches the content of `image-set()`, which may have functions in it: `url()`, `type()`. */
const imageSetPattern = /image-set\(((?:[^()]|\([^()]*\))*)/gi;
const innerFunctionPattern = /\([^()]*\)/g;
const stringPattern = /["']([^"']*)["']/g;

/** Matches URLs that contain a host. */
const absoluteUrlPattern = /^\s*(?:(?:https?|wss?):)?\/\//i;

/** Returns true for a URL that contains a host; `data:` URLs and paths do not. */
export const hasHost = (url: string): boolean => absoluteUrlPattern.test(url);

/** URL with a host in CSS. */
interface UrlInCss {
  /** Location of the URL, for messages: `<style>`. */
  place: string;
  url: string;
  /** Kind of its request. */
  kinds: readonly ('style' | 'img' | 'font')[];
}

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** Returns the URLs in `image-set()` that are strings instead of `url()`. */
const stringsInImageSets = (text: string): string[] =>
  matchesIn(text, imageSetPattern).flatMap((set) =>
    matchesIn(set.replaceAll(innerFunctionPattern, ''), stringPattern),
  );

/** Returns the URLs with a host in CSS: imported stylesheets, then fonts, then pictures. */
export function urlsInCss(css: string, place: string): UrlInCss[] {
  const code = css.replaceAll(commentPattern, '');
  const withoutImports = code.replaceAll(importPattern, '');
  const withoutFonts = withoutImports.replaceAll(fontFacePattern, '');
  const urlsByKind = {
    style: matchesIn(code, importPattern),
    font: matchesIn(withoutImports, fontFacePattern).flatMap((rule) =>
      matchesIn(rule, urlFunctionPattern),
    ),
    img: [...matchesIn(withoutFonts, urlFunctionPattern), ...stringsInImageSets(withoutFonts)],
  };
  return (['style', 'font', 'img'] as const).flatMap((kind) =>
    urlsByKind[kind].filter(hasHost).map((url) => ({ place, url, kinds: [kind] })),
  );
}
