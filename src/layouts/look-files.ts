import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { FaceFile } from '../looks/face.ts';
import { facesOf, lookSheet, nestedRule } from '../looks/look-sheet.ts';
import { isTheme, looks, type Theme, themes } from '../looks/looks.ts';

/** What the site serves for the looks: a sheet each, and the font files that they name. */
export interface LookFile {
  /** Name without its ending, with the hash of what is in it. */
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

const require = createRequire(import.meta.url);

const named = (stem: string, content: LookFile['content']): LookFile => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { name: `${stem}.${hash}`, content };
};

const once = <Key, Value>(make: (key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const fontFile = once((path: string) =>
  named(basename(path, '.woff2'), new Uint8Array(readFileSync(require.resolve(path)))),
);

const sheetFile = once((theme: Theme) =>
  named(
    `look-${theme}`,
    lookSheet(theme, ({ path }: FaceFile) => `/static/assets/${fontFile(path).name}.woff2`),
  ),
);

const nestedFile = named('look-nested', nestedRule());

/** Sheets of all looks, and what parts in another look need: `/static/css/<name>.css`. */
export const lookSheets = (): LookFile[] => [nestedFile, ...themes.map(sheetFile)];

/** Font files of all looks, each once: `/static/assets/<name>.woff2`. */
export function lookFonts(): LookFile[] {
  const files = Object.values(looks)
    .flatMap(facesOf)
    .flatMap(({ files }) => files);
  return [...new Set(files.map(({ path }) => path))].map(fontFile);
}

/**
 * Addresses of the sheets that a page needs: of its own look, and of every other that a part of it
 * wears.
 *
 * @param html what stands in the page
 */
export function lookSheetsFor(own: Theme, html: string): string[] {
  const worn = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const sheets = [...new Set([own, ...worn.filter(isTheme)])].map(sheetFile);
  const files = sheets.length > 1 ? [nestedFile, ...sheets] : sheets;
  return files.map(({ name }) => `/static/css/${name}.css`);
}
