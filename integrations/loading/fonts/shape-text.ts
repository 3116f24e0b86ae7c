import { Blob, Face, Feature, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import type { TextsByWeight } from './font-subset.ts';

/** Glyph of a shaped text: id, advance, and offset, in font units. */
export interface ShapedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

export const unkerned = [new Feature('kern', 0)];
const tabular = [new Feature('tnum', 1)];

/**
 * Tolerance in ems. A variable font has one list of kerning pairs for all weights: an eighth of a
 * pixel in running text.
 */
const tolerance = 0.008;

/** Loads a font (TrueType); the weight matters for variable ones. */
export function loadFont(file: Uint8Array, weight: number): Font {
  const font = new Font(new Face(new Blob(file)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Shapes a text like a browser, with default features or those that a page sets. */
export function shapeText(font: Font, word: string, features: Feature[] = []): ShapedGlyph[] {
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  run.setLanguage('en');
  shape(font, run, features);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

/**
 * Returns true if two fonts render these texts alike: the same outlines in the same places;
 * optionally with tabular figures as well.
 */
export function rendersAlike(
  one: Uint8Array,
  other: Uint8Array,
  words: TextsByWeight,
  withTabular = false,
): boolean {
  const maxDifference = words.size > 1 ? tolerance : 0;
  return [...words].every(([weight, list]) => {
    const [first, second] = [loadFont(one, weight), loadFont(other, weight)];
    const featureSets = withTabular ? [[], tabular] : [[]];
    return [...list].every((word) =>
      featureSets.every((features) =>
        textRendersAlike([first, second], word, maxDifference * first.face.upem, features),
      ),
    );
  });
}

function textRendersAlike(
  [one, other]: [Font, Font],
  word: string,
  maxDifference: number,
  features: Feature[],
) {
  const glyphs = shapeText(other, word, features);
  const expected = shapeText(one, word, features);
  return (
    expected.length === glyphs.length &&
    expected.every((glyph, index) => {
      const { glyph: found, advance, x, y } = glyphs[index] ?? glyph;
      return (
        Math.abs(glyph.advance - advance) <= maxDifference &&
        glyph.x === x &&
        glyph.y === y &&
        one.glyphToPath(glyph.glyph) === other.glyphToPath(found)
      );
    })
  );
}
