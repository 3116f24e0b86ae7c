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
 * Creates the smallest subset (TrueType) that renders these texts like the complete font. Kerning
 * is half of a subset, with every pair of its glyphs, though a text has few: a table of the pairs
 * that occur replaces it. Ligatures and tabular figures are included where the texts use them.
 * Keeps the font's own tables if anything would look different.
 */
export async function smallestSubset(choice: FontChoice, words: TextsByWeight): Promise<Buffer> {
  return withTable(await subsetWithKerning(choice, words), 'name', nameTable());
}

async function subsetWithKerning(choice: FontChoice, words: TextsByWeight): Promise<Buffer> {
  const { tabular = false } = choice;
  const features = tabular ? [...defaultFeatures, 'tnum'] : defaultFeatures;
  const whole = await fontSubset(choice, words, { features: ['kern', ...features] });
  for (const kept of [
    { features: [], without: ['GSUB', 'GPOS', 'GDEF'] },
    { features, without: ['GPOS', 'GDEF'] },
  ]) {
    const bare = await fontSubset(choice, words, kept);
    const pairs = kerningPairs(whole, bare, words);
    const small = pairs.length > 0 ? withTable(bare, 'GPOS', kerningTable(pairs)) : bare;
    if (rendersAlike(whole, small, words, tabular)) return small;
  }
  return whole;
}
