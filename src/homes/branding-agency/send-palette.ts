import type { PaletteWords } from './book-words.ts';
import type { BrandColor } from './drawing-colors.ts';

/** The palette in words, a line each, those that were changed marked. */
function paletteLines(
  words: Pick<PaletteWords, 'before' | 'changed'>,
  colors: readonly BrandColor[],
  changed: readonly BrandColor[],
): string {
  const lines = colors.map((color) => {
    const mine = changed.some(({ name }) => name === color.name);
    return `${color.name} ${color.hex.toUpperCase()}${mine ? ` ${words.changed}` : ''}`;
  });
  return [words.before, ...lines].join('\n');
}

/** Puts the palette into the message of the form that a link leads to; what stands above it stays. */
export function sendPalette(
  link: string,
  words: Pick<PaletteWords, 'before' | 'changed'>,
  colors: readonly BrandColor[],
  changed: readonly BrandColor[],
): void {
  const area = document.querySelector<HTMLTextAreaElement>(`${link} textarea`);
  if (!area) return;
  const own = area.value.split(words.before)[0]?.trim();
  const text = paletteLines(words, colors, changed);
  // React's own setter would keep what it knows; the form listens to what is typed.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(area, own ? `${own}\n\n${text}` : text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
