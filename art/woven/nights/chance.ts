/** A number from 0 to 1 that belongs to a pair of whole numbers and never changes. */
export function chance(x: number, y: number): number {
  let mixed = Math.imul(x + 7919, 0x85ebca6b) ^ Math.imul(y + 104729, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Chance that changes smoothly along a line, one new value at each whole number. */
export function drift(x: number, row: number): number {
  const left = Math.floor(x);
  const share = ease(x - left);
  return chance(left, row) * (1 - share) + chance(left + 1, row) * share;
}
