import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axesOf, type FaceChoice, type WordsByWeight } from './face-part.ts';
import { repack } from './font-container.ts';
import { smallFace } from './small-face.ts';

const cache = 'node_modules/.cache/site-word-faces';

/** What is kept was made by this very code. */
const recipe = [
  'face-part',
  'small-face',
  'word-kerning',
  'word-shapes',
  'kerning-table',
  'name-table',
  'font-file',
  'font-container',
].map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));

/** A woff2 for one weight, or for all from the least to the most. */
export interface WordFace {
  weights: readonly [least: number, most: number];
  font: Buffer;
}

/**
 * Fonts with just what it takes to set these words as the whole face does, 1 to 2 KB a weight: one
 * for each weight, or one for all of them where their letters are much the same. Cached.
 */
export async function wordFaces(choice: FaceChoice, words: WordsByWeight): Promise<WordFace[]> {
  const sorted = [...words].sort(([a], [b]) => a - b);
  const singly = await Promise.all(sorted.map((each) => wordFace(choice, new Map([each]))));
  const [lightest, heaviest] = choice.file.weights;
  if (sorted.length < 2 || lightest === heaviest) return singly;
  const together = await wordFace(choice, new Map(sorted));
  return size([together]) < size(singly) ? [together] : singly;
}

/** What faces cost in a page: each has a rule as well. */
const size = (faces: readonly WordFace[]) =>
  faces.reduce((sum, { font }) => sum + font.length + 40, 0);

const asked = new Map<string, Promise<Buffer>>();

async function wordFace(choice: FaceChoice, words: WordsByWeight): Promise<WordFace> {
  const weights = [...words.keys()];
  const lists = [...words].map(([weight, list]) => [weight, [...new Set(list)].sort()] as const);
  const what = JSON.stringify([
    recipe,
    choice.file.path,
    axesOf(choice, weights),
    choice.tabular,
    lists,
  ]);
  const place = join(cache, `${createHash('sha256').update(what).digest('hex')}.woff2`);
  const font = asked.get(place) ?? kept(place, () => smallFace(choice, new Map(lists)));
  asked.set(place, font);
  return { weights: [Math.min(...weights), Math.max(...weights)], font: await font };
}

/** The font that is kept in that place; made and packed where there is none yet. */
async function kept(place: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(place).catch(() => undefined);
  if (known) return known;
  const font = await repack(await make(), 'woff2');
  await mkdir(cache, { recursive: true });
  await writeFile(`${place}.${process.pid}`, font);
  await rename(`${place}.${process.pid}`, place);
  return font;
}
