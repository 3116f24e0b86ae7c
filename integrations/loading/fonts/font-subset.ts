import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../src/themes/font.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { defaultAxes } from '../../text-outlines/default-axes.ts';
import { repack } from './font-container.ts';

const require = createRequire(import.meta.url);
const cached = buildCache<Buffer>(import.meta.url);

/**
 * Tables that are dropped: redundant to the outlines, or for old screens; a short `name` table is
 * added later.
 */
const droppedTables = ['name', 'STAT', 'gasp', 'HVAR', 'MVAR', 'prep'];

/**
 * Font file with its variation settings beside the weight; other axes are pinned to their defaults.
 */
export interface FontChoice {
  file: FontFile;
  axes?: Readonly<Record<string, number>> | undefined;
  /** True if some of the text uses `tabular-nums`. */
  tabular?: boolean;
}

/** Texts by weight; the file has each of these weights. */
export type TextsByWeight = ReadonlyMap<number, Iterable<string>>;

/** OpenType features to keep in a subset, and tables to drop. */
export interface SubsetOptions {
  features: readonly string[];
  without?: readonly string[];
}

/** Returns the variation axes of the subset: one weight, or a range. */
export function axesOf({ file, axes = {} }: FontChoice, weights: readonly number[]) {
  const [lightest, heaviest] = file.weights;
  if (lightest === heaviest) return {};
  const others = (file.axes ?? []).map((axis) => [axis, axes[axis] ?? defaultAxes[axis] ?? 0]);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return { ...Object.fromEntries(others), wght: min === max ? min : { min, max } };
}

/**
 * Returns the whole font with its axes pinned. Cached: it is slow, and every page needs the same.
 */
function pinnedFont(choice: FontChoice, weights: readonly number[]): Promise<Buffer> {
  const variationAxes = axesOf(choice, weights);
  const path = require.resolve(choice.file.path);
  return cached([fileHash(path), variationAxes], async () =>
    subsetFont(await repack(await readFile(path), 'truetype'), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes,
      noHinting: true,
      dropTables: droppedTables,
    }),
  );
}

/** Creates a subset (TrueType) with the glyphs of these texts, in their weights. */
export async function fontSubset(
  choice: FontChoice,
  words: TextsByWeight,
  { features, without = [] }: SubsetOptions,
): Promise<Buffer> {
  const letters = [...words.values()].flatMap((list) => [...list]).join(' ');
  return subsetFont(await pinnedFont(choice, [...words.keys()]), letters, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: features.length === 0,
    keepFeatures: features,
    dropTables: [...droppedTables, ...without],
  });
}
