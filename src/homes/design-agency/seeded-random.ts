import { mulberry32 } from '../../content/mulberry32.ts';

/** Returns a generator of numbers from 0 to 1; near seeds give unlike numbers. */
export const seededRandom = (seed: number): (() => number) => mulberry32((seed * 2654435761) >>> 0);
