import { createRequire } from 'node:module';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { repack } from './font-container.ts';
import { axesOf, type FontChoice, type TextsByWeight } from './font-subset.ts';
import { smallestSubset } from './smallest-subset.ts';

const require = createRequire(import.meta.url);
const cached = buildCache<Buffer>(import.meta.url);

/** WOFF2 subset for one weight, or for a range. */
export interface TextFont {
  weights: readonly [least: number, most: number];
  font: Buffer;
}

/**
 * Creates the fonts for these texts, 1 to 2 KB per weight: one per weight, or one variable font
 * where their glyphs are much the same and that is smaller.
 */
export async function textFonts(choice: FontChoice, words: TextsByWeight): Promise<TextFont[]> {
  const sorted = [...words].sort(([a], [b]) => a - b);
  const singly = await Promise.all(sorted.map((each) => textFont(choice, new Map([each]))));
  const [lightest, heaviest] = choice.file.weights;
  if (sorted.length < 2 || lightest === heaviest) return singly;
  const together = await textFont(choice, new Map(sorted));
  return size([together]) < size(singly) ? [together] : singly;
}

/** Returns the size of fonts in a page, in bytes, with 40 for each `@font-face` rule. */
const size = (faces: readonly TextFont[]) =>
  faces.reduce((sum, { font }) => sum + font.length + 40, 0);

async function textFont(choice: FontChoice, words: TextsByWeight): Promise<TextFont> {
  const weights = [...words.keys()];
  const lists = [...words].map(([weight, list]) => [weight, [...new Set(list)].sort()] as const);
  const file = fileHash(require.resolve(choice.file.path));
  const font = await cached([file, axesOf(choice, weights), choice.tabular, lists], async () =>
    repack(await smallestSubset(choice, new Map(lists)), 'woff2'),
  );
  return { weights: [Math.min(...weights), Math.max(...weights)], font };
}
