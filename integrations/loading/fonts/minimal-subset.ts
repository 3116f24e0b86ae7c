import { createSubset, type FontInstance, type TextsByWeight } from './font-subset.ts';
import { addTable } from './font-tables.ts';
import { kerningPairs } from './kerning-pairs.ts';
import { kerningTable } from './kerning-table.ts';
import { minimalNameTable } from './minimal-name-table.ts';
import { rendersAlike } from './shape-text.ts';

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

/**
 * Creates a subset (TrueType) that renders these texts like the complete font, in as few bytes as
 * possible. The font's own kerning is half of an ordinary subset, because it covers every pair of
 * glyphs; a table of only the pairs that occur in the texts replaces it. Ligatures and tabular
 * figures are included where the texts use them.
 */
export async function createMinimalSubset(
  instance: FontInstance,
  texts: TextsByWeight,
): Promise<Buffer> {
  return addTable(await chooseSubset(instance, texts), 'name', minimalNameTable());
}

/**
 * Returns the smallest candidate that renders the texts like the reference, which is a subset with
 * the font's own tables. Returns the reference if no candidate does.
 */
async function chooseSubset(instance: FontInstance, texts: TextsByWeight): Promise<Buffer> {
  const { hasTabularFigures = false } = instance;
  const features = hasTabularFigures ? [...defaultFeatures, 'tnum'] : defaultFeatures;
  const reference = await createSubset(instance, texts, { features: ['kern', ...features] });
  // Smallest first.
  const candidateOptions = [
    { features: [], droppedTables: ['GSUB', 'GPOS', 'GDEF'] },
    { features, droppedTables: ['GPOS', 'GDEF'] },
  ];
  for (const options of candidateOptions) {
    const unkernedSubset = await createSubset(instance, texts, options);
    const pairs = kerningPairs(reference, unkernedSubset, texts);
    const candidate =
      pairs.length > 0 ? addTable(unkernedSubset, 'GPOS', kerningTable(pairs)) : unkernedSubset;
    if (rendersAlike(reference, candidate, texts, hasTabularFigures)) return candidate;
  }
  return reference;
}
