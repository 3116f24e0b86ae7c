/** A number from 0 to 1 that belongs to three whole numbers. */
export function hash(x: number, y: number, row: number): number {
  let mixed =
    Math.imul(x + 7919, 0x85ebca6b) ^
    Math.imul(y + 104729, 0xc2b2ae35) ^
    Math.imul(row, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 with one new value at each whole step of `x` and `y`. */
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
