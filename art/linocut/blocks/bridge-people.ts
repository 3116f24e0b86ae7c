import type { Person } from '../figures.ts';
import { focal, see } from './bridge-iron.ts';

/** Those who walk over it now, the farthest first. */
export const people: (Person & { near: number })[] = (
  [
    ['stooped', 3.3, 46, 1.66, false],
    ['waiting', 2.2, 40, 1.7, false],
    ['walking', 3.9, 33, 1.74, true],
    ['waiting', 1.5, 24, 1.7, false],
    ['walking', 3.2, 19, 1.75, false],
    ['waiting', 4.3, 12.5, 1.72, false],
    ['small', 3.7, 12, 1.15, false],
    ['walking', 1.3, 7.5, 1.7, true],
    ['waiting', 2.7, 2.6, 1.72, false],
    ['small', 3.5, 2.2, 1.2, false],
    ['walking', 4.9, 0.9, 1.78, true],
  ] as const
).map(([pose, x, away, tall, turned]) => {
  const [px, py, depth] = see([x, 0, away]);
  return { pose, x: px, y: py, tall: (tall * focal) / depth, turned, near: depth };
});
