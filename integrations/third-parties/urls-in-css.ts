const comments = /\/\*[\s\S]*?\*\//g;
const imports = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const fontFaces = /@font-face\s*\{[^{}]*\}/gi;
const functions = /url\(\s*["']?([^"')]+)/gi;

/** Content of `image-set()`, which may have functions in it: `url()`, `type()`. */
const imageSets = /image-set\(((?:[^()]|\([^()]*\))*)/gi;
const innerFunctions = /\([^()]*\)/g;
const strings = /["']([^"']*)["']/g;

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

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** Returns the URLs that `image-set()` has as strings. */
const stringsInImageSets = (text: string): string[] =>
  matchesIn(text, imageSets).flatMap((set) =>
    matchesIn(set.replaceAll(innerFunctions, ''), strings),
  );

/** Returns the URLs with a host in CSS: imported stylesheets, then fonts, then pictures. */
export function urlsInCss(css: string, place: string): UrlInCss[] {
  const code = css.replaceAll(comments, '');
  const rest = code.replaceAll(imports, '');
  const pictures = rest.replaceAll(fontFaces, '');
  const found = {
    style: matchesIn(code, imports),
    font: matchesIn(rest, fontFaces).flatMap((rule) => matchesIn(rule, functions)),
    img: [...matchesIn(pictures, functions), ...stringsInImageSets(pictures)],
  };
  return (['style', 'font', 'img'] as const).flatMap((kind) =>
    found[kind].filter(namesHost).map((url) => ({ place, url, kinds: [kind] })),
  );
}
