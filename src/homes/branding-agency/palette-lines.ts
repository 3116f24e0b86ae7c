import type { PaletteCopy } from './book-copy.ts';
import type { BrandColor } from './drawing-colors.ts';

/** A palette in words, a line each, those that were changed marked. */
export function paletteLines(
  words: Pick<PaletteCopy, 'before' | 'changed'>,
  colors: readonly BrandColor[],
  changed: readonly BrandColor[],
): string {
  const lines = colors.map((color) => {
    const mine = changed.some(({ name }) => name === color.name);
    return `${color.name} ${color.hex.toUpperCase()}${mine ? ` ${words.changed}` : ''}`;
  });
  return [words.before, ...lines].join('\n');
}
