import { createRequire } from 'node:module';
import { buildCache } from '../../build-cache/build-cache.ts';
import { fileHash } from '../../build-cache/file-hash.ts';
import { convertFont } from './font-container.ts';
import { axesOf, createSubset, type FontInstance } from './font-subset.ts';
import type { TextsByWeight } from './shape-text.ts';

const require = createRequire(import.meta.url);
const getCached = buildCache<Buffer>(import.meta.url);

/** WOFF2 subset for one weight, or for a range of weights. */
export interface TextFont {
  weights: readonly [lightest: number, heaviest: number];
  font: Buffer;
}

/**
 * Creates the fonts for these texts, 1 to 2 KB per weight: a static font for each weight, or a
 * single variable font if that is smaller, because the weights have many glyphs in common.
 */
export async function textFonts(instance: FontInstance, texts: TextsByWeight): Promise<TextFont[]> {
  const sortedTexts = [...texts].sort(([a], [b]) => a - b);
  const staticFonts = await Promise.all(
    sortedTexts.map((entry) => textFont(instance, new Map([entry]))),
  );
  const [lightest, heaviest] = instance.file.weights;
  if (sortedTexts.length < 2 || lightest === heaviest) return staticFonts;
  const variableFont = await textFont(instance, new Map(sortedTexts));
  return sizeInPage([variableFont]) < sizeInPage(staticFonts) ? [variableFont] : staticFonts;
}

/** Size of an `@font-face` rule without its font, in bytes. */
const fontFaceBytes = 40;

/** Returns the size of fonts in a page, in bytes, with their `@font-face` rules. */
const sizeInPage = (fonts: readonly TextFont[]) =>
  fonts.reduce((sum, { font }) => sum + font.length + fontFaceBytes, 0);

async function textFont(instance: FontInstance, texts: TextsByWeight): Promise<TextFont> {
  const weights = [...texts.keys()];
  const uniqueTexts = [...texts].map(
    ([weight, weightTexts]) => [weight, [...new Set(weightTexts)].sort()] as const,
  );
  const hash = fileHash(require.resolve(instance.file.path));
  const font = await getCached(
    [hash, axesOf(instance, weights), instance.hasTabularFigures, uniqueTexts],
    async () => convertFont(await createSubset(instance, new Map(uniqueTexts)), 'woff2'),
  );
  return { weights: [Math.min(...weights), Math.max(...weights)], font };
}
