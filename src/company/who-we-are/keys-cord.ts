import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

/** Hook, and hook with a ring on it: 40 units wide, below the level of the cord. */
const hook = 'q8 0 8 8v22c0 16 24 16 24 0v-22q0-8 8-8';
const ringed =
  'q8 0 8 8v14c0 18 26 22 26 40c0 10-6 16-14 16s-14-6-14-16c0-18 26-22 26-40v-14q0-8 8-8';

/** Draws a hook at the left of each column between two margins; those with a key have a ring. */
function draw(hasKey: readonly boolean[], left: number, right: number): CordDrawing {
  const level = 8;
  const pen = cordFromLeft(level);
  for (const [index, isRinged] of hasKey.entries()) {
    const x = Math.round(left + (index * (right - left)) / hasKey.length);
    pen.to(x, level).piece(isRinged ? ringed : hook, 40);
  }
  return { height: 96, path: toRightEdge(pen, level) };
}

/** Draws a hook for each key; one that nobody has a key on is empty. */
export const keysCord = (
  people: readonly (number | null)[],
): { wide: CordDrawing; narrow: CordDrawing } => {
  const hasKey = people.map((count) => count !== 0);
  return { wide: draw(hasKey, 52, 1224), narrow: draw(hasKey, 16, 370) };
};
