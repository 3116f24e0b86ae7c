import { mulberry32 } from '../../content/mulberry32.ts';

/** Returns a generator of random numbers from 0 to 1; adjacent seeds give unrelated numbers. */
export const seededRandom = (seed: number): (() => number) => mulberry32((seed * 2654435761) >>> 0);
