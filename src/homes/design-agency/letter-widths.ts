/** Advance widths of Instrument Sans Bold in hundredths of an em; all other letters are 58 wide. */
const widthGroups: readonly (readonly [width: number, letters: string])[] = [
  [19, ' '],
  [25, 'I|'],
  [27, "'ijl’"],
  [28, ',.:;'],
  [31, '!'],
  [40, '1fr'],
  [43, 'Jt*/()'],
  [50, '-_s"z'],
  [55, 'vy+<=>2c'],
  [57, '7aek35'],
  [60, '?FLox8u'],
  [62, '469hn'],
  [63, 'EZbdgpq'],
  [66, '$BSPRT'],
  [70, '0UY'],
  [73, 'HKNX#'],
  [75, 'AVC'],
  [77, 'DG&'],
  [81, '%OQw'],
  [89, '@M'],
  [95, 'm'],
  [109, 'W'],
];
const letterWidths = new Map(
  widthGroups.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])),
);
/** Tight tracking, for large words on a poster. */
export const tracking = -0.05;

/** Returns the width of a line at a font size of 1. */
export function lineWidth(words: string): number {
  const letters = [...words];
  const sum = letters.reduce(
    (total, letter) => total + (letterWidths.get(letter) ?? 58) / 100 + tracking,
    0,
  );
  return Math.max(0.2, sum);
}

/** Returns the largest font size at which a line fits into `maxWidth`, at most `maxSize`. */
export const fontSizeFor = (words: string, maxWidth: number, maxSize: number): number =>
  Math.round(Math.min(maxSize, maxWidth / lineWidth(words)) * 10) / 10;
