/** Numbers from 0 to 1 that come out the same every time. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, row: number): number {
  let mixed =
    Math.imul(x + 7919, 0x85ebca6b) ^
    Math.imul(y + 104729, 0xc2b2ae35) ^
    Math.imul(row, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 with one new value at each whole step. */
export function noise(x: number, y: number, row = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - left), ease(y - top)];
  const upper = hash(left, top, row) * (1 - u) + hash(left + 1, top, row) * u;
  const lower = hash(left, top + 1, row) * (1 - u) + hash(left + 1, top + 1, row) * u;
  return upper * (1 - v) + lower * v;
}

/** Noise of several sizes on one another, from 0 to 1. */
export function clouds(x: number, y: number, row = 0, layers = 5): number {
  let [sum, share, all] = [0, 1, 0];
  for (let i = 0; i < layers; i++) {
    sum += share * noise(x * 2 ** i + i * 17, y * 2 ** i + i * 31, row + i);
    all += share;
    share /= 2;
  }
  return sum / all;
}
