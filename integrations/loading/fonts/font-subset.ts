import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../src/themes/font.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { defaultAxes } from '../../text-outlines/default-axes.ts';
import { convertFont } from './font-container.ts';

const require = createRequire(import.meta.url);
const getCached = buildCache<Buffer>(import.meta.url);

/**
 * Tables that a subset does not need, because the outlines contain the same data or because only
 * old screens use them. A minimal `name` table is added later.
 */
const unneededTables = ['name', 'STAT', 'gasp', 'HVAR', 'MVAR', 'prep'];

/** Instance of a font: its file, and the values of its variation axes other than the weight. */
export interface FontInstance {
  file: FontFile;
  /** By axis tag; an axis without value has its default. */
  axes?: Readonly<Record<string, number>> | undefined;
  /** True if some of the text uses `tabular-nums`. */
  hasTabularFigures?: boolean;
}

/** Texts by weight; the font file has each of these weights. */
export type TextsByWeight = ReadonlyMap<number, Iterable<string>>;

/** OpenType features to keep in a subset, and tables to drop. */
export interface SubsetOptions {
  features: readonly string[];
  droppedTables?: readonly string[];
}

/** Returns the variation axes of the subset: one weight, or a range. */
export function axesOf({ file, axes = {} }: FontInstance, weights: readonly number[]) {
  const [lightest, heaviest] = file.weights;
  if (lightest === heaviest) return {};
  const otherAxes = (file.axes ?? []).map((axis) => [axis, axes[axis] ?? defaultAxes[axis] ?? 0]);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return { ...Object.fromEntries(otherAxes), wght: min === max ? min : { min, max } };
}

/**
 * Returns the complete font with its axes pinned. The result is cached, because this is slow and
 * every page needs the same font.
 */
function pinnedFont(instance: FontInstance, weights: readonly number[]): Promise<Buffer> {
  const variationAxes = axesOf(instance, weights);
  const path = require.resolve(instance.file.path);
  return getCached([fileHash(path), variationAxes], async () =>
    subsetFont(await convertFont(await readFile(path), 'truetype'), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes,
      noHinting: true,
      dropTables: unneededTables,
    }),
  );
}

/** Creates a subset (TrueType) with the glyphs of these texts, in their weights. */
export async function createSubset(
  instance: FontInstance,
  texts: TextsByWeight,
  { features, droppedTables = [] }: SubsetOptions,
): Promise<Buffer> {
  const letters = [...texts.values()].flatMap((weightTexts) => [...weightTexts]).join(' ');
  return subsetFont(await pinnedFont(instance, [...texts.keys()]), letters, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: features.length === 0,
    keepFeatures: features,
    dropTables: [...unneededTables, ...droppedTables],
  });
}
