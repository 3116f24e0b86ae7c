import { type FaceChoice, facePart, type WordsByWeight } from './face-part.ts';
import { withTable } from './font-file.ts';
import { kerningTable } from './kerning-table.ts';
import { nameTable } from './name-table.ts';
import { kerningOf } from './word-kerning.ts';
import { setAlike } from './word-shapes.ts';

/** OpenType features beside kerning that browsers apply by default. */
const unasked = [
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
 * Where anything would look different, the font's own tables stay.
 */
export async function smallFace(choice: FaceChoice, words: WordsByWeight): Promise<Buffer> {
  return withTable(await smallest(choice, words), 'name', nameTable());
}

async function smallest(choice: FaceChoice, words: WordsByWeight): Promise<Buffer> {
  const { tabular = false } = choice;
  const features = tabular ? [...unasked, 'tnum'] : unasked;
  const whole = await facePart(choice, words, { features: ['kern', ...features] });
  for (const kept of [
    { features: [], without: ['GSUB', 'GPOS', 'GDEF'] },
    { features, without: ['GPOS', 'GDEF'] },
  ]) {
    const bare = await facePart(choice, words, kept);
    const pairs = kerningOf(whole, bare, words);
    const small = pairs.length > 0 ? withTable(bare, 'GPOS', kerningTable(pairs)) : bare;
    if (setAlike(whole, small, words, tabular)) return small;
  }
  return whole;
}
