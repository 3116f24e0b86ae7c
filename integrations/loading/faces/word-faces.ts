import { createRequire } from 'node:module';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { axesOf, type FaceChoice, type WordsByWeight } from './face-part.ts';
import { repack } from './font-container.ts';
import { smallFace } from './small-face.ts';

const require = createRequire(import.meta.url);
const cached = buildCache<Buffer>(import.meta.url);

/** WOFF2 subset for one weight, or for a range. */
export interface WordFace {
  weights: readonly [least: number, most: number];
  font: Buffer;
}

/**
 * Creates the fonts for these texts, 1 to 2 KB per weight: one per weight, or one variable font
 * where their glyphs are much the same and that is smaller.
 */
export async function wordFaces(choice: FaceChoice, words: WordsByWeight): Promise<WordFace[]> {
  const sorted = [...words].sort(([a], [b]) => a - b);
  const singly = await Promise.all(sorted.map((each) => wordFace(choice, new Map([each]))));
  const [lightest, heaviest] = choice.file.weights;
  if (sorted.length < 2 || lightest === heaviest) return singly;
  const together = await wordFace(choice, new Map(sorted));
  return size([together]) < size(singly) ? [together] : singly;
}

/** Returns the size of fonts in a page, in bytes, with 40 for each `@font-face` rule. */
const size = (faces: readonly WordFace[]) =>
  faces.reduce((sum, { font }) => sum + font.length + 40, 0);

async function wordFace(choice: FaceChoice, words: WordsByWeight): Promise<WordFace> {
  const weights = [...words.keys()];
  const lists = [...words].map(([weight, list]) => [weight, [...new Set(list)].sort()] as const);
  const file = fileHash(require.resolve(choice.file.path));
  const font = await cached([file, axesOf(choice, weights), choice.tabular, lists], async () =>
    repack(await smallFace(choice, new Map(lists)), 'woff2'),
  );
  return { weights: [Math.min(...weights), Math.max(...weights)], font };
}
