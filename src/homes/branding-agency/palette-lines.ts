import type { PaletteCopy } from './brand-book-copy.ts';
import type { BrandColor } from './drawing-colors.ts';

/** Returns a palette as text, a line for each color; changed ones are marked. */
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
