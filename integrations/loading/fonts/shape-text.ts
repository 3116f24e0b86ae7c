import { Blob, Face, Feature, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import type { KernPair } from './font-tables.ts';

/** Texts by weight; the font has each of these weights. */
export type TextsByWeight = ReadonlyMap<number, Iterable<string>>;

/** Glyph of a shaped text: id, advance, and offset, in font units. */
export interface ShapedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

/** Features that switch kerning off. */
export const kerningOff = [new Feature('kern', 0)];
const tabularFigures = [new Feature('tnum', 1)];

/**
 * Maximum difference of an advance in ems: an eighth of a pixel in running text. Needed because all
 * weights of a subset share one list of kerning pairs.
 */
const maxDifferenceEms = 0.008;

/** Loads a font (TrueType); the weight matters only for a variable font. */
export function loadFont(file: Uint8Array, weight: number): Font {
  const font = new Font(new Face(new Blob(file)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Shapes a text like a browser, with default features or those that a page sets. */
export function shapeText(font: Font, text: string, features: Feature[] = []): ShapedGlyph[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage('en');
  shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  // HarfBuzz calls the id of a shaped glyph `codepoint`.
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

/**
 * Returns the kerning pairs that occur in these texts: values of `kernedFont`, glyph ids of
 * `fontWithoutKerning`, its subset. Where weights differ, the value is in the middle of the extremes.
 * Ligatures, and kerning that depends on more than a pair, make it wrong: check it by `rendersAlike`.
 */
export function kerningPairs(
  kernedFont: Uint8Array,
  fontWithoutKerning: Uint8Array,
  texts: TextsByWeight,
): KernPair[] {
  const valuesByPair = new Map<string, number[]>();
  for (const [weight, weightTexts] of texts) {
    const source = loadFont(kernedFont, weight);
    const target = loadFont(fontWithoutKerning, weight);
    for (const text of weightTexts) {
      const glyphsWithoutKerning = shapeText(source, text, kerningOff);
      const targetGlyphs = shapeText(target, text).map(({ glyph }) => glyph);
      for (const [index, { advance }] of shapeText(source, text).slice(0, -1).entries()) {
        const pair = `${targetGlyphs[index]},${targetGlyphs[index + 1]}`;
        const value = advance - (glyphsWithoutKerning[index]?.advance ?? 0);
        valuesByPair.set(pair, [...(valuesByPair.get(pair) ?? []), value]);
      }
    }
  }
  return [...valuesByPair].flatMap(([pair, values]) => {
    const [left = 0, right = 0] = pair.split(',').map(Number);
    const value = Math.round((Math.min(...values) + Math.max(...values)) / 2);
    return value === 0 ? [] : [{ left, right, value }];
  });
}

/**
 * Returns true if two fonts render these texts alike: the same outlines in the same places; with
 * several weights, advances may differ by `maxDifferenceEms`. `hasTabularFigures` compares tabular
 * figures as well.
 */
export function rendersAlike(
  one: Uint8Array,
  other: Uint8Array,
  texts: TextsByWeight,
  hasTabularFigures = false,
): boolean {
  const featureSets = hasTabularFigures ? [[], tabularFigures] : [[]];
  return [...texts].every(([weight, weightTexts]) => {
    const [first, second] = [loadFont(one, weight), loadFont(other, weight)];
    const maxDifference = texts.size > 1 ? maxDifferenceEms * first.face.upem : 0;
    return [...weightTexts].every((text) =>
      featureSets.every((features) => {
        const glyphs = shapeText(second, text, features);
        const expectedGlyphs = shapeText(first, text, features);
        const isAlike = (expected: ShapedGlyph, index: number) => {
          const { glyph, advance, x, y } = glyphs[index] ?? expected;
          return (
            Math.abs(expected.advance - advance) <= maxDifference &&
            expected.x === x &&
            expected.y === y &&
            first.glyphToPath(expected.glyph) === second.glyphToPath(glyph)
          );
        };
        return glyphs.length === expectedGlyphs.length && expectedGlyphs.every(isAlike);
      }),
    );
  });
}
