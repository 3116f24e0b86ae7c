import type { PaletteCopy } from './brand-book-copy.ts';
import type { BrandColor } from './drawing-colors.ts';

/** Returns a palette as text, a line for each color; changed ones are marked. */
export function paletteLines(
  copy: Pick<PaletteCopy, 'messageHeading' | 'changedNote'>,
  colors: readonly BrandColor[],
  changedColors: readonly BrandColor[],
): string {
  const lines = colors.map((color) => {
    const isChanged = changedColors.some(({ name }) => name === color.name);
    return `${color.name} ${color.hex.toUpperCase()}${isChanged ? ` ${copy.changedNote}` : ''}`;
  });
  return [copy.messageHeading, ...lines].join('\n');
}
