function hash(x: number, y: number, row: number): number {
  let mixed =
    Math.imul(x + 5003, 0x9e3779b1) ^ Math.imul(y + 90001, 0x85ebca77) ^ Math.imul(row, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  return (Math.imul(mixed, 0x297a2d39) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1; a new value at each whole step of `x` and `y`. */
export function noise(x: number, y: number, row: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const upper = hash(left, top, row) * (1 - u) + hash(left + 1, top, row) * u;
  const lower = hash(left, top + 1, row) * (1 - u) + hash(left + 1, top + 1, row) * u;
  return upper * (1 - v) + lower * v;
}

/** Noise of several sizes on top of each other, from 0 to 1. */
export function clouds(x: number, y: number, row: number, octaves = 4): number {
  let [sum, share, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const size = 2 ** octave;
    sum += share * noise(x * size, y * size, row + octave * 17);
    total += share;
    share *= 0.5;
  }
  return sum / total;
}

/** Distance to the nearest of scattered points, one a cell: from 0 to about 1. */
export function grains(x: number, y: number, row: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let nearest = 4;
  for (let i = left - 1; i <= left + 1; i++)
    for (let j = top - 1; j <= top + 1; j++) {
      const dx = i + hash(i, j, row) - x;
      const dy = j + hash(i, j, row + 1) - y;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
  return Math.sqrt(nearest);
}
