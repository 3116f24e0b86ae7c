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
  maxLines: number;
  /** Font sizes to try, largest first. The last is the fallback even if it does not fit. */
  sizes: readonly number[];
}

/** Breaks words into as few lines as possible; each line takes as many words as fit. */
function breakLines(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  maxWidth: number,
) {
  const lines: string[][] = [[]];
  let lineWidth = 0;
  for (const [index, word] of words.entries()) {
    const wordWidth = widths[index] ?? 0;
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && lineWidth + space + wordWidth > maxWidth) {
      lines.push([word]);
      lineWidth = wordWidth;
    } else {
      line.push(word);
      lineWidth += (line.length > 1 ? space : 0) + wordWidth;
    }
  }
  return lines.map((line) => line.join(' '));
}

/**
 * Balances lines: uses the narrowest width that needs no more lines, so that the last line is not a
 * single word.
 */
function balanceLines(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  maxWidth: number,
) {
  const { length } = breakLines(words, widths, space, maxWidth);
  // Binary search for the narrowest width.
  let [low, high] = [Math.max(...widths), maxWidth];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (breakLines(words, widths, space, middle).length <= length) high = middle;
    else low = middle;
  }
  return breakLines(words, widths, space, high);
}

/** Fits a text into balanced lines, in the largest size that fits. */
export async function fitLines(
  text: string,
  style: FontStyle & { tracking: number },
  box: TitleBox,
): Promise<FittedLines> {
  const words = text.split(/\s+/);
  const measure = (word: string) => widthInEms(word, style, style.tracking);
  const widths = await Promise.all(words.map(measure));
  const space = await measure(' ');
  const fits = (size: number) =>
    Math.max(...widths) * size <= box.width &&
    breakLines(words, widths, space, box.width / size).length <= box.maxLines;
  const size = box.sizes.find(fits) ?? box.sizes.at(-1) ?? 0;
  const maxWidth = Math.max(box.width / size, ...widths);
  return { lines: balanceLines(words, widths, space, maxWidth), size };
}
