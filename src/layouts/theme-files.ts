import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { FontFile } from '../themes/font.ts';
import { fontsOf, nestedThemeRule, themeSheet } from '../themes/theme-sheet.ts';
import { isThemeName, type ThemeName, themeNames, themes } from '../themes/themes.ts';

/** A file that the site serves for the themes: a stylesheet or a font. */
export interface ThemeFile {
  /** Name without extension, with a content hash. */
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

const require = createRequire(import.meta.url);

const hashedFile = (stem: string, content: ThemeFile['content']): ThemeFile => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { name: `${stem}.${hash}`, content };
};

const memoize = <Key, Value>(compute: (key: Key) => Value) => {
  const cache = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = cache.get(key) ?? compute(key);
    cache.set(key, value);
    return value;
  };
};

const fontFile = memoize((path: string) =>
  hashedFile(basename(path, '.woff2'), new Uint8Array(readFileSync(require.resolve(path)))),
);

const sheetFile = memoize((theme: ThemeName) =>
  hashedFile(
    `theme-${theme}`,
    themeSheet(theme, ({ path }: FontFile) => `/static/assets/${fontFile(path).name}.woff2`),
  ),
);

const nestedFile = hashedFile('theme-nested', nestedThemeRule());

/** Returns the stylesheets of all themes and the one for nested themes: `/static/css/<name>.css`. */
export const themeSheets = (): ThemeFile[] => [nestedFile, ...themeNames.map(sheetFile)];

/** Returns the font files of all themes, each once: `/static/assets/<name>.woff2`. */
export function themeFonts(): ThemeFile[] {
  const files = Object.values(themes)
    .flatMap(fontsOf)
    .flatMap(({ files }) => files);
  return [...new Set(files.map(({ path }) => path))].map(fontFile);
}

/**
 * Returns the URLs of the stylesheets that a page needs: of its own theme, and of each theme that an
 * element of it sets with `data-theme`.
 *
 * @param html the rendered main content
 */
export function themeSheetsFor(pageTheme: ThemeName, html: string): string[] {
  const nestedThemes = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const sheets = [...new Set([pageTheme, ...nestedThemes.filter(isThemeName)])].map(sheetFile);
  const files = sheets.length > 1 ? [nestedFile, ...sheets] : sheets;
  return files.map(({ name }) => `/static/css/${name}.css`);
}
