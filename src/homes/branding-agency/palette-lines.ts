import type { PaletteCopy } from './brand-book-copy.ts';
import type { BrandColor } from './drawing-colors.ts';

/** Returns a palette in words, a line each, with the changed ones marked. */
export function paletteLines(
  copy: Pick<PaletteCopy, 'before' | 'changed'>,
  colors: readonly BrandColor[],
  changed: readonly BrandColor[],
): string {
  const lines = colors.map((color) => {
    const mine = changed.some(({ name }) => name === color.name);
    return `${color.name} ${color.hex.toUpperCase()}${mine ? ` ${copy.changed}` : ''}`;
  });
  return [copy.before, ...lines].join('\n');
}
