/** Returns a generator of numbers from 0 to 1, the same numbers for the same seed (MINSTD). */
export function minstd(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
