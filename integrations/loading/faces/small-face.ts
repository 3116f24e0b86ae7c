import { type FaceChoice, facePart, type WordsByWeight } from './face-part.ts';
import { withTable } from './font-file.ts';
import { kerningTable } from './kerning-table.ts';
import { nameTable } from './name-table.ts';
import { kerningOf } from './word-kerning.ts';
import { setAlike } from './word-shapes.ts';

/** What a browser applies unasked and a subset can bring along, beside kerning. */
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
 * A font (TrueType) that sets these words as the whole face does. Kerning is half of a subset: every
 * pair of its letters, though words have few of them. So a list of their own pairs takes its place,
 * and ligatures and figures of one width come along where these words have some. Where anything would look otherwise, the
 * face's own tables stay.
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
