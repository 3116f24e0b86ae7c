import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import type { Font } from '../../../src/themes/font.ts';
import { fonts } from '../../../src/themes/fonts.ts';
import { convertFont } from './font-container.ts';
import { kerningOff, loadFont, rendersAlike, shapeText } from './shape-text.ts';
import { textFonts } from './text-fonts.ts';

const require = createRequire(import.meta.url);

const split = (texts: Record<number, string>) =>
  new Map(Object.entries(texts).map(([weight, text]) => [Number(weight), text.split(' ')]));

const fileOf = ({ files: [file] }: Font) => {
  if (!file) throw new Error('No file');
  return file;
};

/** Creates the fonts of these texts, parsed, by weight. */
async function fontsFor(face: Font, texts: Record<number, string>) {
  const subsets = await textFonts({ file: fileOf(face) }, split(texts));
  return Promise.all(
    subsets.map(async ({ weights, font }) => {
      return { weights, bytes: font.length, file: await convertFont(font, 'truetype') };
    }),
  );
}

/** Returns the complete font in one weight. */
async function wholeFace(face: Font, weight: number, features?: string[]): Promise<Buffer> {
  const file = fileOf(face);
  const [least, most] = file.weights;
  const pinned: Record<string, number> = { opsz: 72, SOFT: 0, WONK: 0 };
  const others = (file.axes ?? []).map((axis) => [axis, pinned[axis]]);
  const letters = String.fromCodePoint(...Array.from({ length: 300 }, (_, index) => index + 32));
  return subsetFont(await readFile(require.resolve(file.path)), letters, {
    targetFormat: 'truetype',
    ...(features && { keepFeatures: ['kern', 'liga', ...features] }),
    ...(least !== most && { variationAxes: { ...Object.fromEntries(others), wght: weight } }),
  });
}

test.each<[string, Font, Record<number, string>]>([
  ['kerned headings', fonts.bricolageGrotesque, { 700: 'Websites that carry their own weight.' }],
  ['a ligature', fonts.instrumentSans, { 400: 'First find a firm: five offices, Avery & Tove.' }],
  ['axes other than the weight', fonts.fraunces, { 600: 'Taverns, vaults and Wye waffles' }],
  ['a font with one weight', fonts.marcellus, { 400: 'AV To Wolf' }],
])('%s: texts are positioned as in the complete font', async (_, face, texts) => {
  const fonts = await fontsFor(face, texts);
  expect(fonts).toHaveLength(1);
  for (const [weight, words] of split(texts)) {
    const whole = await wholeFace(face, weight);
    for (const { file } of fonts) {
      expect(rendersAlike(whole, file, new Map([[weight, words]]))).toBe(true);
    }
  }
});

test('weights with the same glyphs share a font that is correct in each', async () => {
  const text = 'The avid Tovers wave';
  const subsets = await fontsFor(fonts.figtree, { 400: text, 500: text, 600: text });
  expect(subsets.map(({ weights }) => weights)).toEqual([[400, 600]]);
  const [{ file, bytes } = { file: Buffer.alloc(0), bytes: 0 }] = subsets;
  const alone = await fontsFor(fonts.figtree, { 400: text });
  expect(bytes).toBeLessThan(2 * (alone[0]?.bytes ?? 0));
  // Outlines exact, kerning within 0.008 em, like `rendersAlike` for several weights.
  for (const weight of [400, 500, 600]) {
    const width = (of: Uint8Array) =>
      shapeText(loadFont(of, weight), 'Tovers').reduce((sum, { advance }) => sum + advance, 0);
    const whole = width(await wholeFace(fonts.figtree, weight));
    expect(Math.abs(width(file) - whole)).toBeLessThan(whole * 0.005);
  }
  expect(shapeText(loadFont(file, 400), 'T')[0]?.advance).not.toBe(
    shapeText(loadFont(file, 600), 'T')[0]?.advance,
  );
});

test('weights with different glyphs have separate fonts', async () => {
  const subsets = await fontsFor(fonts.figtree, { 400: 'abcdefghijklmnopqrstuvwxyz', 700: '2' });
  expect(subsets.map(({ weights }) => weights)).toEqual([
    [400, 400],
    [700, 700],
  ]);
});

test('a font has only the glyphs and the kerning of its texts', async () => {
  const [font] = await fontsFor(fonts.instrumentSans, { 500: 'AVA To' });
  if (!font) throw new Error('No font');
  const width = (word: string, kerned: boolean) =>
    shapeText(loadFont(font.file, 500), word, kerned ? [] : kerningOff).reduce(
      (sum, { advance }) => sum + advance,
      0,
    );
  expect(width('AVA', true)).toBeLessThan(width('AVA', false));
  // Both glyphs exist, but not as a pair of any text.
  const whole = await wholeFace(fonts.instrumentSans, 500);
  expect(rendersAlike(whole, font.file, new Map([[500, ['VT']]]))).toBe(false);
  expect(shapeText(loadFont(font.file, 500), 'b')[0]?.glyph).toBe(0);
  expect(font.bytes).toBeLessThan(700);
});

test('concurrent conversions give the same results as sequential ones', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `Page ${String.fromCharCode(97 + index)}`);
  const subsets = await Promise.all(texts.map((text) => fontsFor(fonts.figtree, { 400: text })));
  for (const [index, [font]] of subsets.entries()) {
    const text = texts[index] ?? '';
    const drawn = shapeText(loadFont(font?.file ?? Buffer.alloc(0), 400), text);
    expect(drawn.map(({ glyph }) => glyph > 0)).toEqual([...text].map(() => true));
  }
});

test('tabular figures are positioned as in the complete font', async () => {
  const face = fonts.redHatDisplay;
  const texts = { 800: '610 KB 4.1 s' };
  const [own] = await textFonts({ file: fileOf(face), hasTabularFigures: true }, split(texts));
  const [without] = await textFonts({ file: fileOf(face) }, split(texts));
  const whole = await wholeFace(face, 800, ['tnum']);
  const file = await convertFont(own?.font ?? Buffer.of(), 'truetype');
  expect(rendersAlike(whole, file, split(texts), true)).toBe(true);
  const bare = await convertFont(without?.font ?? Buffer.of(), 'truetype');
  expect(rendersAlike(whole, bare, split(texts), true)).toBe(false);
});
