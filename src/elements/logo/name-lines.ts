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
/** Font size in one line, and in two. */
const large = 51.2;
const small = 28;
/** Distance of the baselines in two lines. */
const leading = 30;
/** Maximum width of a single line; a longer name is set smaller. */
const maxWidth = 560;
/** Maximum width of a single line in a bar with a menu. */
const maxWidthInBar = 300;

const lineWidth = (words: readonly OutlinedWord[], space: number) =>
  words.reduce((sum, { width }) => sum + width, space * (words.length - 1));

/** Splits a name into two lines of nearly equal length. */
function halves({ words, space }: NameShape): [OutlinedWord[], OutlinedWord[]] {
  const longest = (at: number) =>
    Math.max(lineWidth(words.slice(0, at), space), lineWidth(words.slice(at), space));
  const splits = words.slice(1).map((_, index) => index + 1);
  const [best = 1] = splits.sort((one, other) => longest(one) - longest(other));
  return [words.slice(0, best), words.slice(best)];
}

/** Returns whether a name fits a header bar in one line, beside a menu. */
export const isShort = ({ words, space, em }: NameShape): boolean =>
  (lineWidth(words, space) / em) * large <= maxWidthInBar;

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
    const scale = Math.min(large / name.em, maxWidth / width);
    const baseline = (board + name.capital * scale) / 2;
    return { words: placeWords(name.words, name, scale, [left, baseline]), width: width * scale };
  }
  const scale = small / name.em;
  const first = (board + name.capital * scale - leading) / 2;
  const rows = halves(name);
  return {
    words: rows.flatMap((row, index) =>
      placeWords(row, name, scale, [left, first + index * leading]),
    ),
    width: Math.max(...rows.map((row) => lineWidth(row, name.space))) * scale,
  };
}
