import type { FontStyle } from '../text-outlines/outline-font.ts';
import { widthInEms } from '../text-outlines/text-outline.ts';

export interface FittedLines {
  lines: readonly string[];
  /** Font size in px. */
  size: number;
}

export interface TitleBox {
  width: number;
  /** Maximum number of lines. */
  lines: number;
  /** Font sizes to try, largest first. The last is the fallback even if it does not fit. */
  sizes: readonly number[];
}

/** Breaks words into as few lines as possible, each as full as it gets. */
function broken(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  maxWidth: number,
) {
  const lines: string[][] = [[]];
  let filled = 0;
  for (const [index, word] of words.entries()) {
    const width = widths[index] ?? 0;
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && filled + space + width > maxWidth) {
      lines.push([word]);
      filled = width;
    } else {
      line.push(word);
      filled += (line.length > 1 ? space : 0) + width;
    }
  }
  return lines.map((line) => line.join(' '));
}

/**
 * Balances lines: uses the narrowest width that needs no more lines, so that the last line is not a
 * single word.
 */
function balanced(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  maxWidth: number,
) {
  const { length } = broken(words, widths, space, maxWidth);
  let [low, high] = [Math.max(...widths), maxWidth];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (broken(words, widths, space, middle).length <= length) high = middle;
    else low = middle;
  }
  return broken(words, widths, space, high);
}

/** Fits a text into balanced lines, in the largest size that fits. */
export async function fitLines(
  text: string,
  style: FontStyle & { tracking: number },
  box: TitleBox,
): Promise<FittedLines> {
  const words = text.split(/\s+/);
  const measure = (each: string) => widthInEms(each, style, style.tracking);
  const widths = await Promise.all(words.map(measure));
  const space = await measure(' ');
  const fits = (size: number) =>
    Math.max(...widths) * size <= box.width &&
    broken(words, widths, space, box.width / size).length <= box.lines;
  const size = box.sizes.find(fits) ?? box.sizes.at(-1) ?? 0;
  const maxWidth = Math.max(box.width / size, ...widths);
  return { lines: balanced(words, widths, space, maxWidth), size };
}
