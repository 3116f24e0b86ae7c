import { glyphs } from './glyphs.ts';

/** A handwritten word: the width of its box, and its SVG path. */
export interface PencilPath {
  width: number;
  d: string;
}

/** Top and height of the box of a word, in units of the glyphs. */
export const handBox = { top: -40, height: 58 };

/** Width of a no-break space. */
const handSpace = 11;
const slant = 0.17;
const commandPattern = /([MLQC])([^MLQC]*)/g;
const numberPattern = /-?\d+(?:\.\d+)?/g;

/** Returns a pseudorandom number from −1 to 1, the same for the same two whole numbers. */
function seededWobble(one: number, other: number): number {
  const mixed = Math.imul(one * 374761393 + other * 668265263, 1274126177);
  return (((mixed ^ (mixed >>> 15)) >>> 0) / 4294967295) * 2 - 1;
}

interface Step {
  command: string;
  points: readonly (readonly [x: number, y: number])[];
}

const stepsOf = (d: string): Step[] =>
  [...d.matchAll(commandPattern)].map(([, command = '', rest = '']) => {
    const flat = (rest.match(numberPattern) ?? []).map(Number);
    const points = Array.from(
      { length: flat.length / 2 },
      (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0] as const,
    );
    return { command, points };
  });

/** Number of variants of each letter, which alternate within a word. */
const variantCount = 2;

/** Returns the path commands of a letter in one of its variants, slanted, in whole units. */
function variantOf(letter: string, variant: number): Step[] {
  const code = letter.codePointAt(0) ?? 0;
  let count = 0;
  return stepsOf(glyphs[letter]?.[1] ?? '').map(({ command, points }) => ({
    command,
    points: points.map(([x, y]) => {
      count += 1;
      const [dx, dy] =
        variant === 0
          ? [0, 0]
          : [
              seededWobble(code * 7 + variant, count),
              seededWobble(code * 13 + variant, count + 50),
            ];
      return [Math.round(x - y * slant + dx * 0.9), Math.round(y + dy * 0.9)] as const;
    }),
  }));
}

const joinNumbers = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-');

/**
 * Returns the path of a word. It is relative, so that a letter has the same text at every position and compresses
 * well; characters without a glyph are left out.
 */
export function pencilPath(word: string): PencilPath {
  let x = 0;
  let d = '';
  let [penX, penY] = [0, 0];
  [...word].forEach((letter, index) => {
    if (letter === '\u00a0') x += handSpace;
    const glyph = glyphs[letter];
    if (!glyph) return;
    const random = seededWobble(index + word.length * 3, letter.charCodeAt(0));
    const variant = Math.abs(Math.round(random * 1.49)) % variantCount;
    for (const { command, points } of variantOf(letter, variant)) {
      if (command === 'M') {
        const [px = 0, py = 0] = points[0] ?? [];
        d += `m${joinNumbers([x + px - penX, py - penY])}`;
        [penX, penY] = [x + px, py];
        continue;
      }
      const offsets = points.flatMap(([px, py]) => [x + px - penX, py - penY]);
      d += `${command.toLowerCase()}${joinNumbers(offsets)}`;
      const [px = 0, py = 0] = points.at(-1) ?? [];
      [penX, penY] = [x + px, py];
    }
    x += glyph[0];
  });
  return { width: x + 4, d };
}
