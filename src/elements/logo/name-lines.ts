import type { NameShape, OutlinedWord } from './brand-shape.ts';

/** Word with its position on the board. */
interface PlacedWord {
  d: string;
  transform: string;
}

/** Name laid out on a board that is 64 units high. */
export interface NameLayout {
  words: readonly PlacedWord[];
  width: number;
}

const board = 64;
/** Font size of a name in one line. */
const sizeInOneLine = 51.2;
/** Font size of a name in two lines. */
const sizeInTwoLines = 28;
/** Distance of the baselines in two lines. */
const lineDistance = 30;
/** Maximum width of a single line; a longer name is set smaller. */
const maxWidth = 560;
/** Maximum width of a single line in a bar with a menu. */
const maxWidthInBar = 300;

const lineWidth = (words: readonly OutlinedWord[], space: number) =>
  words.reduce((sum, { width }) => sum + width, space * (words.length - 1));

/** Splits a name into two lines of nearly equal length. */
function splitInHalves({ words, space }: NameShape): [OutlinedWord[], OutlinedWord[]] {
  const widestLine = (split: number) =>
    Math.max(lineWidth(words.slice(0, split), space), lineWidth(words.slice(split), space));
  const splits = words.slice(1).map((_, index) => index + 1);
  const [bestSplit = 1] = splits.sort((one, other) => widestLine(one) - widestLine(other));
  return [words.slice(0, bestSplit), words.slice(bestSplit)];
}

/** Returns whether a name fits a header bar in one line, beside a menu. */
export const isShort = ({ words, space, em }: NameShape): boolean =>
  (lineWidth(words, space) / em) * sizeInOneLine <= maxWidthInBar;

const round = (value: number) => Math.round(value * 100) / 100;

function placeWords(
  line: readonly OutlinedWord[],
  { space }: NameShape,
  scale: number,
  [left, baseline]: readonly [number, number],
): PlacedWord[] {
  let x = 0;
  return line.map(({ d, width }) => {
    const transform = `translate(${round(left + x * scale)} ${round(baseline)}) scale(${Number(scale.toFixed(4))})`;
    x += width + space;
    return { d, transform };
  });
}

/**
 * Sets a name in one line or, where it has two words, in two, with the capitals centered vertically.
 *
 * @param left x position, in units of the board
 */
export function layoutName(name: NameShape, left: number, lines: 1 | 2 = 1): NameLayout {
  const width = lineWidth(name.words, name.space);
  if (lines === 1 || name.words.length === 1) {
    const scale = Math.min(sizeInOneLine / name.em, maxWidth / width);
    const baseline = (board + name.capital * scale) / 2;
    return { words: placeWords(name.words, name, scale, [left, baseline]), width: width * scale };
  }
  const scale = sizeInTwoLines / name.em;
  const firstBaseline = (board + name.capital * scale - lineDistance) / 2;
  const wordLines = splitInHalves(name);
  return {
    words: wordLines.flatMap((line, index) =>
      placeWords(line, name, scale, [left, firstBaseline + index * lineDistance]),
    ),
    width: Math.max(...wordLines.map((line) => lineWidth(line, name.space))) * scale,
  };
}
