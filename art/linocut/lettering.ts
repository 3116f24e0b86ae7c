import { type Curve, lineOf, type Point } from './curves.ts';
import { gouges } from './gouge.ts';

/** Strokes of letters as a knife cuts them, in a box one wide and one tall; y goes down. */
const letters: Readonly<Record<string, readonly Curve[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.2, 0.66],
      [0.8, 0.66],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 1],
      [0.6, 1],
      [1, 0.7],
      [1, 0.3],
      [0.6, 0],
      [0, 0],
    ],
  ],
  E: [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0.5],
      [0.75, 0.5],
    ],
  ],
  G: [
    [
      [0.95, 0.15],
      [0.6, 0],
      [0.25, 0.05],
      [0, 0.35],
      [0, 0.7],
      [0.3, 1],
      [0.75, 0.97],
      [1, 0.8],
      [1, 0.55],
      [0.6, 0.55],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  I: [
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.95, 1],
    ],
  ],
  N: [
    [
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
    ],
  ],
  O: [
    [
      [0.5, 0],
      [0.1, 0.2],
      [0, 0.5],
      [0.1, 0.8],
      [0.5, 1],
      [0.9, 0.8],
      [1, 0.5],
      [0.9, 0.2],
      [0.5, 0],
    ],
  ],
  P: [
    [
      [0, 1],
      [0, 0],
      [0.7, 0],
      [1, 0.16],
      [1, 0.36],
      [0.7, 0.52],
      [0, 0.52],
    ],
  ],
  R: [
    [
      [0, 1],
      [0, 0],
      [0.7, 0],
      [1, 0.16],
      [1, 0.36],
      [0.7, 0.5],
      [0, 0.5],
    ],
    [
      [0.5, 0.5],
      [1, 1],
    ],
  ],
  S: [
    [
      [1, 0.12],
      [0.6, 0],
      [0.15, 0.1],
      [0.05, 0.3],
      [0.4, 0.48],
      [0.85, 0.58],
      [1, 0.78],
      [0.75, 1],
      [0.25, 1],
      [0, 0.84],
    ],
  ],
  T: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  U: [
    [
      [0, 0],
      [0, 0.7],
      [0.25, 1],
      [0.75, 1],
      [1, 0.7],
      [1, 0],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.25, 1],
      [0.5, 0.25],
      [0.75, 1],
      [1, 0],
    ],
  ],
};

/** A word cut in strokes, from a corner; every letter is so wide and stands so far from the next. */
export function lettering(
  word: string,
  [x, y]: Point,
  { wide, tall, apart, thick }: { wide: number; tall: number; apart: number; thick: number },
): string {
  const curves = [...word].flatMap((letter, index) => {
    const left = x + index * (wide + apart);
    return (letters[letter] ?? []).flatMap((strokes) =>
      strokes.slice(1).map((to, at): Curve => {
        const [x1, y1] = strokes[at] ?? [0, 0];
        const [x2, y2] = to;
        const [dx, dy] = [(x2 - x1) * wide, (y2 - y1) * tall];
        const more = (thick * 0.4) / (Math.hypot(dx, dy) || 1);
        return lineOf(
          [left + x1 * wide - dx * more, y + y1 * tall - dy * more],
          [left + x2 * wide + dx * more, y + y2 * tall + dy * more],
        ).flatMap((point, spot, all): Point[] => {
          const next = all[spot + 1];
          return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]] : [point];
        });
      }),
    );
  });
  return gouges(curves, { spacing: thick, light: () => 1, push: [400, 500], seed: word.length });
}
