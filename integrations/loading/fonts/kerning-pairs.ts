import type { TextsByWeight } from './font-subset.ts';
import type { KernPair } from './kerning-table.ts';
import { loadFont, shapeText, unkerned } from './shape-text.ts';

/**
 * Returns the kerning pairs of these texts in `whole`, as glyphs of `part`, a subset without
 * kerning; the mean of the extremes where weights differ. Wrong where the two fonts shape a text
 * into other glyphs, or where kerning depends on more than a pair: callers compare the rendering
 * afterwards.
 */
export function kerningPairs(
  whole: Uint8Array,
  part: Uint8Array,
  words: TextsByWeight,
): KernPair[] {
  const pairs = new Map<string, number[]>();
  for (const [weight, list] of words) {
    const [from, to] = [loadFont(whole, weight), loadFont(part, weight)];
    for (const word of list) {
      const plain = shapeText(from, word, unkerned);
      const glyphs = shapeText(to, word).map(({ glyph }) => glyph);
      for (const [index, { advance }] of shapeText(from, word).slice(0, -1).entries()) {
        const pair = `${glyphs[index]},${glyphs[index + 1]}`;
        const value = advance - (plain[index]?.advance ?? 0);
        pairs.set(pair, [...(pairs.get(pair) ?? []), value]);
      }
    }
  }
  return [...pairs].flatMap(([pair, values]) => {
    const [left = 0, right = 0] = pair.split(',').map(Number);
    const value = Math.round((Math.min(...values) + Math.max(...values)) / 2);
    return value === 0 ? [] : [{ left, right, value }];
  });
}
