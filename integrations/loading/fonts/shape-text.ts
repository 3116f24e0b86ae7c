import { Blob, Face, Feature, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import type { TextsByWeight } from './font-subset.ts';

/** Glyph of a shaped text: id, advance, and offset, in font units. */
export interface ShapedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

/** Features that switch kerning off. */
export const unkerned = [new Feature('kern', 0)];
const tabularFigures = [new Feature('tnum', 1)];

/**
 * Maximum difference of an advance in ems, an eighth of a pixel in running text: a subset for
 * several weights has one list of kerning pairs for all of them.
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
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

/**
 * Returns true if two fonts render these texts alike, which means the same outlines in the same
 * places. `hasTabularFigures` compares them with tabular figures as well.
 */
export function rendersAlike(
  one: Uint8Array,
  other: Uint8Array,
  texts: TextsByWeight,
  hasTabularFigures = false,
): boolean {
  const maxDifference = texts.size > 1 ? maxDifferenceEms : 0;
  return [...texts].every(([weight, weightTexts]) => {
    const [first, second] = [loadFont(one, weight), loadFont(other, weight)];
    const featureSets = hasTabularFigures ? [[], tabularFigures] : [[]];
    return [...weightTexts].every((text) =>
      featureSets.every((features) =>
        textRendersAlike([first, second], text, maxDifference * first.face.upem, features),
      ),
    );
  });
}

function textRendersAlike(
  [one, other]: [Font, Font],
  text: string,
  maxDifference: number,
  features: Feature[],
) {
  const otherGlyphs = shapeText(other, text, features);
  const expectedGlyphs = shapeText(one, text, features);
  return (
    expectedGlyphs.length === otherGlyphs.length &&
    expectedGlyphs.every((expected, index) => {
      const { glyph, advance, x, y } = otherGlyphs[index] ?? expected;
      return (
        Math.abs(expected.advance - advance) <= maxDifference &&
        expected.x === x &&
        expected.y === y &&
        one.glyphToPath(expected.glyph) === other.glyphToPath(glyph)
      );
    })
  );
}
