import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Font, FontFile } from '../../src/themes/font.ts';
import { buildCache } from '../build-cache/build-cache.ts';
import { fileHash } from '../build-cache/file-hash.ts';
import { defaultAxes } from './default-axes.ts';

const require = createRequire(import.meta.url);
const getCached = buildCache<Buffer>(import.meta.url);

/** Font with its variation settings: weight in CSS units, other axes by tag. */
export interface FontStyle {
  face: Font;
  weight: number;
  axes?: Readonly<Record<string, number>>;
}

/** Loaded font file that glyph outlines are read from. */
export interface OutlineFont {
  hbFont: hb.Font;
  /** Font units per em. */
  upem: number;
  hasGlyph: (character: string) => boolean;
}

/** Characters that are kept in a font file: Latin with accents, and punctuation. */
const subsetCharacters = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x2070, 0x20bf],
  [0x2100, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
]
  .map(([first = 0, last = 0]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  )
  .join('');

/** Returns the file whose weights are nearest to the weight of the text. */
const fileFor = ({ face, weight }: FontStyle): FontFile | undefined =>
  [...face.files].sort(
    (one, other) => weightDistance(one, weight) - weightDistance(other, weight),
  )[0];

/** Returns the distance of a weight from the weight range of a font file; 0 within it. */
const weightDistance = ({ weights: [min, max] }: FontFile, weight: number) =>
  Math.max(min - weight, weight - max, 0);

async function loadFont(path: string, file: FontFile, style: FontStyle): Promise<OutlineFont> {
  const { weight, axes = {} } = style;
  const axisValues = (file.axes ?? []).map((axis) => [axis, axes[axis] ?? defaultAxes[axis] ?? 0]);
  const [minWeight, maxWeight] = file.weights;
  const options = {
    targetFormat: 'truetype',
    ...(minWeight !== maxWeight && {
      variationAxes: { ...Object.fromEntries(axisValues), wght: weight },
    }),
  } as const;
  const bytes = await getCached([fileHash(path), options], async () =>
    subsetFont(await readFile(path), subsetCharacters, options),
  );
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes)));
  const codePoints = new Set(face.collectUnicodes());
  return {
    hbFont: new hb.Font(face),
    upem: face.upem,
    hasGlyph: (character) => codePoints.has(character.codePointAt(0) ?? -1),
  };
}

/** Loaded fonts by file, weight and axes. */
const fontCache = new Map<string, Promise<OutlineFont[]>>();

/** Resolves a font file; empty where the font has none, as some lack latin-ext. */
function resolveFile(path: string): string[] {
  try {
    return [require.resolve(path)];
  } catch {
    return [];
  }
}

/** Returns the paths of a font's files: latin, then latin-ext. */
const pathsOf = ({ path }: FontFile) =>
  [path, path.replace('-latin-', '-latin-ext-')].flatMap(resolveFile);

/** Returns the hashes of all files of a font: with text and style they determine the outlines. */
export const fontHashes = ({ files }: Font): string[] => files.flatMap(pathsOf).map(fileHash);

/** Loads the files of a font in lookup order: latin, then latin-ext. */
export function fontsOf(style: FontStyle): Promise<OutlineFont[]> {
  const file = fileFor(style);
  if (!file) throw new Error(`${style.face.name} has no files`);
  const key = JSON.stringify([file.path, style.weight, style.axes]);
  const paths = pathsOf(file);
  const fonts = fontCache.get(key) ?? Promise.all(paths.map((path) => loadFont(path, file, style)));
  fontCache.set(key, fonts);
  return fonts;
}
