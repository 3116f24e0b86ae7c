import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../src/looks/font.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { usualAxes } from '../../letters/usual-axes.ts';
import { repack } from './font-container.ts';

const require = createRequire(import.meta.url);
const cached = buildCache<Buffer>(import.meta.url);

/** Tables that say what the outlines say as well, or suit old screens; `name` comes anew, and short. */
const spare = ['name', 'STAT', 'gasp', 'HVAR', 'MVAR', 'prep'];

/** A file of a face, and what its axes beside the weight are set to; others are pinned as usual. */
export interface FaceChoice {
  file: FontFile;
  axes?: Readonly<Record<string, number>> | undefined;
  /** Whether some of the words have figures that are all of one width (`tabular-nums`). */
  tabular?: boolean;
}

/** Words by the weight that sets them; a weight that the file has. */
export type WordsByWeight = ReadonlyMap<number, Iterable<string>>;

/** What stays of a face beside the outlines of some letters. */
export interface Kept {
  features: readonly string[];
  without?: readonly string[];
}

/** Where all axes of the part stand: one weight, or a range of them. */
export function axesOf({ file, axes = {} }: FaceChoice, weights: readonly number[]) {
  const [lightest, heaviest] = file.weights;
  if (lightest === heaviest) return {};
  const others = (file.axes ?? []).map((axis) => [axis, axes[axis] ?? usualAxes[axis] ?? 0]);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return { ...Object.fromEntries(others), wght: min === max ? min : { min, max } };
}

/** All letters of a face with its axes set; that takes a while, and every page asks for the same. */
function instanceOf(choice: FaceChoice, weights: readonly number[]): Promise<Buffer> {
  const variationAxes = axesOf(choice, weights);
  const path = require.resolve(choice.file.path);
  return cached([fileHash(path), variationAxes], async () =>
    subsetFont(await repack(await readFile(path), 'truetype'), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes,
      noHinting: true,
      dropTables: spare,
    }),
  );
}

/** A font (TrueType) with the letters of these words, in their weights. */
export async function facePart(
  choice: FaceChoice,
  words: WordsByWeight,
  { features, without = [] }: Kept,
): Promise<Buffer> {
  const letters = [...words.values()].flatMap((list) => [...list]).join(' ');
  return subsetFont(await instanceOf(choice, [...words.keys()]), letters, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: features.length === 0,
    keepFeatures: features,
    dropTables: [...spare, ...without],
  });
}
