import type { TextsByWeight } from './font-subset.ts';
import type { KernPair } from './kerning-table.ts';
import { loadFont, shapeText, unkerned } from './shape-text.ts';

/**
 * Returns the kerning pairs of these texts in a font, as glyphs of the same font without kerning.
 * Where weights differ, the value is the mean of the extremes. The result is wrong where the two
 * fonts shape a text into other glyphs, or where kerning depends on more than a pair, so callers
 * compare the rendering afterwards.
 */
export function kerningPairs(
  kernedFont: Uint8Array,
  unkernedFont: Uint8Array,
  texts: TextsByWeight,
): KernPair[] {
  const valuesByPair = new Map<string, number[]>();
  for (const [weight, weightTexts] of texts) {
    const source = loadFont(kernedFont, weight);
    const target = loadFont(unkernedFont, weight);
    for (const text of weightTexts) {
      const unkernedGlyphs = shapeText(source, text, unkerned);
      const targetGlyphs = shapeText(target, text).map(({ glyph }) => glyph);
      for (const [index, { advance }] of shapeText(source, text).slice(0, -1).entries()) {
        const pair = `${targetGlyphs[index]},${targetGlyphs[index + 1]}`;
        const value = advance - (unkernedGlyphs[index]?.advance ?? 0);
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
