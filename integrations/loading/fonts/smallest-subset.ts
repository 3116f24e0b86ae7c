import { withTable } from './font-file.ts';
import { type FontChoice, fontSubset, type TextsByWeight } from './font-subset.ts';
import { kerningPairs } from './kerning-pairs.ts';
import { kerningTable } from './kerning-table.ts';
import { nameTable } from './name-table.ts';
import { rendersAlike } from './shape-text.ts';

/** OpenType features beside kerning that browsers apply by default. */
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
 * Creates the smallest subset (TrueType) that renders these texts like the complete font. The
 * font's own kerning, half of a subset, has every pair of its glyphs; a table of the few pairs that
 * occur in the texts replaces it. Ligatures and tabular figures are included where the texts use
 * them. Keeps the font's own tables if anything would look different.
 */
export async function smallestSubset(choice: FontChoice, texts: TextsByWeight): Promise<Buffer> {
  return withTable(await subsetWithKerning(choice, texts), 'name', nameTable());
}

async function subsetWithKerning(choice: FontChoice, texts: TextsByWeight): Promise<Buffer> {
  const { hasTabularFigures = false } = choice;
  const features = hasTabularFigures ? [...defaultFeatures, 'tnum'] : defaultFeatures;
  const fullSubset = await fontSubset(choice, texts, { features: ['kern', ...features] });
  for (const options of [
    { features: [], droppedTables: ['GSUB', 'GPOS', 'GDEF'] },
    { features, droppedTables: ['GPOS', 'GDEF'] },
  ]) {
    const unkernedSubset = await fontSubset(choice, texts, options);
    const pairs = kerningPairs(fullSubset, unkernedSubset, texts);
    const smallSubset =
      pairs.length > 0 ? withTable(unkernedSubset, 'GPOS', kerningTable(pairs)) : unkernedSubset;
    if (rendersAlike(fullSubset, smallSubset, texts, hasTabularFigures)) return smallSubset;
  }
  return fullSubset;
}
