import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { FontFile } from '../looks/font.ts';
import { isThemeName, looks, type ThemeName, themeNames } from '../looks/looks.ts';
import { fontsOf, nestedThemeRule, themeSheet } from '../looks/theme-sheet.ts';

/** What the site serves for the looks: a sheet each, and the font files that they name. */
export interface ThemeFile {
  /** Name without its ending, with the hash of what is in it. */
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

const require = createRequire(import.meta.url);

const hashedFile = (stem: string, content: ThemeFile['content']): ThemeFile => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { name: `${stem}.${hash}`, content };
};

const memoize = <Key, Value>(make: (key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const fontFile = memoize((path: string) =>
  hashedFile(basename(path, '.woff2'), new Uint8Array(readFileSync(require.resolve(path)))),
);

const sheetFile = memoize((theme: ThemeName) =>
  hashedFile(
    `look-${theme}`,
    themeSheet(theme, ({ path }: FontFile) => `/static/assets/${fontFile(path).name}.woff2`),
  ),
);

const nestedFile = hashedFile('look-nested', nestedThemeRule());

/** Sheets of all looks, and what parts in another look need: `/static/css/<name>.css`. */
export const themeSheets = (): ThemeFile[] => [nestedFile, ...themeNames.map(sheetFile)];

/** Font files of all looks, each once: `/static/assets/<name>.woff2`. */
export function themeFonts(): ThemeFile[] {
  const files = Object.values(looks)
    .flatMap(fontsOf)
    .flatMap(({ files }) => files);
  return [...new Set(files.map(({ path }) => path))].map(fontFile);
}

/**
 * Addresses of the sheets that a page needs: of its own look, and of every other that a part of it
 * wears.
 *
 * @param html what stands in the page
 */
export function themeSheetsFor(own: ThemeName, html: string): string[] {
  const worn = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const sheets = [...new Set([own, ...worn.filter(isThemeName)])].map(sheetFile);
  const files = sheets.length > 1 ? [nestedFile, ...sheets] : sheets;
  return files.map(({ name }) => `/static/css/${name}.css`);
}
