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
const lean = 0.17;
const steps = /([MLQC])([^MLQC]*)/g;
const numbers = /-?\d+(?:\.\d+)?/g;

/** Returns a pseudorandom number from −1 to 1, the same for the same two whole numbers. */
function wobble(one: number, other: number): number {
  const mixed = Math.imul(one * 374761393 + other * 668265263, 1274126177);
  return (((mixed ^ (mixed >>> 15)) >>> 0) / 4294967295) * 2 - 1;
}

interface Step {
  command: string;
  points: readonly (readonly [x: number, y: number])[];
}

const stepsOf = (d: string): Step[] =>
  [...d.matchAll(steps)].map(([, command = '', rest = '']) => {
    const flat = (rest.match(numbers) ?? []).map(Number);
    const points = Array.from(
      { length: flat.length / 2 },
      (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0] as const,
    );
    return { command, points };
  });

/** Number of variants of each letter, which alternate within a word. */
const forms = 2;

/** Returns the path commands of a letter in one of its variants, slanted, in whole units. */
function formOf(letter: string, form: number): Step[] {
  const code = letter.codePointAt(0) ?? 0;
  let count = 0;
  return stepsOf(glyphs[letter]?.[1] ?? '').map(({ command, points }) => ({
    command,
    points: points.map(([x, y]) => {
      count += 1;
      const [dx, dy] =
        form === 0
          ? [0, 0]
          : [wobble(code * 7 + form, count), wobble(code * 13 + form, count + 50)];
      return [Math.round(x - y * lean + dx * 0.9), Math.round(y + dy * 0.9)] as const;
    }),
  }));
}

const joined = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-');

/**
 * Returns the path of a word. It is relative, so that a letter has the same text at every position and compresses
 * well; characters without a glyph are left out.
 */
export function pencilPath(word: string): PencilPath {
  let x = 0;
  let d = '';
  let [atX, atY] = [0, 0];
  [...word].forEach((letter, index) => {
    if (letter === '\u00a0') x += handSpace;
    const glyph = glyphs[letter];
    if (!glyph) return;
    const form =
      Math.abs(Math.round(wobble(index + word.length * 3, letter.charCodeAt(0)) * 1.49)) % forms;
    for (const { command, points } of formOf(letter, form)) {
      if (command === 'M') {
        const [px = 0, py = 0] = points[0] ?? [];
        d += `m${joined([x + px - atX, py - atY])}`;
        [atX, atY] = [x + px, py];
        continue;
      }
      d += `${command.toLowerCase()}${joined(points.flatMap(([px, py]) => [x + px - atX, py - atY]))}`;
      const [px = 0, py = 0] = points.at(-1) ?? [];
      [atX, atY] = [x + px, py];
    }
    x += glyph[0];
  });
  return { width: x + 4, d };
}
