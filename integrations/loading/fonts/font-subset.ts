import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../src/themes/font.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { defaultAxes } from '../../text-outlines/default-axes.ts';
import { convertFont } from './font-container.ts';
import { addTables, kerningTable, nameTable } from './font-tables.ts';
import { kerningPairs, rendersAlike, type TextsByWeight } from './shape-text.ts';

const require = createRequire(import.meta.url);
const getCached = buildCache<Buffer>(import.meta.url);

/**
 * Tables that a subset does not need, because the outlines contain the same data or because only
 * old screens use them. A minimal `name` table is added later.
 */
const unneededTables = ['name', 'STAT', 'gasp', 'HVAR', 'MVAR', 'prep'];

/** OpenType features that browsers apply by default, except kerning. */
const defaultFeatures = [
  'liga',
  'clig',
  'rlig',
  'calt',
  'rclt',
  'rvrn',
  'locl',
  'ccmp',
  'mark',
  'mkmk',
] as const;

/** Instance of a font: its file, and the values of its variation axes other than the weight. */
export interface FontInstance {
  file: FontFile;
  /** By axis tag; an axis without value has its default. */
  axes?: Readonly<Record<string, number>> | undefined;
  /** True if some of the text uses `tabular-nums`. */
  hasTabularFigures?: boolean;
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

/**
 * Creates a subset (TrueType) that renders these texts like the complete font, in as few bytes as
 * possible. The font's own kerning is half of an ordinary subset, because it covers every pair of
 * glyphs; a table of only the pairs that occur in the texts replaces it. Ligatures and tabular
 * figures are included where the texts use them. Where no smaller candidate renders the texts
 * alike, the subset has the font's own tables.
 */
export async function createSubset(instance: FontInstance, texts: TextsByWeight): Promise<Buffer> {
  const { hasTabularFigures = false } = instance;
  const font = await pinnedFont(instance, [...texts.keys()]);
  const letters = [...texts.values()].flatMap((weightTexts) => [...weightTexts]).join(' ');
  const subset = (keepFeatures: readonly string[], droppedTables: readonly string[] = []) =>
    subsetFont(font, letters, {
      targetFormat: 'truetype',
      noHinting: true,
      noLayoutClosure: keepFeatures.length === 0,
      keepFeatures,
      dropTables: [...unneededTables, ...droppedTables],
    });
  const features = hasTabularFigures ? [...defaultFeatures, 'tnum'] : defaultFeatures;
  const reference = await subset(['kern', ...features]);
  // Smallest first.
  for (const keptFeatures of [[], features]) {
    const layoutTables = keptFeatures.length === 0 ? ['GSUB', 'GPOS', 'GDEF'] : ['GPOS', 'GDEF'];
    const unkerned = await subset(keptFeatures, layoutTables);
    const pairs = kerningPairs(reference, unkerned, texts);
    const kerning = pairs.length > 0 ? [{ tag: 'GPOS', data: kerningTable(pairs) }] : [];
    const candidate = addTables(unkerned, [...kerning, nameTable]);
    if (rendersAlike(reference, candidate, texts, hasTabularFigures)) return candidate;
  }
  return addTables(reference, [nameTable]);
}
