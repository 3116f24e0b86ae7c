/** A number from 0 to 1 that belongs to two whole numbers and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let mixed =
    Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae3d);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 with one new value at each whole step. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  u = u * u * u * (u * (u * 6 - 15) + 10);
  v = v * v * v * (v * (v * 6 - 15) + 10);
  const upper = hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u;
  const lower = hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Layers of noise, each twice as fine and half as strong: about 0 to 1, its mean near 0.5. */
export function layered(x: number, y: number, layers: number, seed: number): number {
  let sum = 0;
  let share = 0.5;
  let total = 0;
  let [u, v] = [x, y];
  for (let layer = 0; layer < layers; layer++) {
    sum += share * noise(u, v, seed + layer * 17);
    total += share;
    share *= 0.5;
    // Turned a little, so that no layer's grid lies on another's.
    [u, v] = [u * 1.62 - v * 1.18 + 3.1, u * 1.18 + v * 1.62 - 7.7];
  }
  return sum / total;
}

/** Creases: 1 along lines, falling off to both sides. */
export function creased(x: number, y: number, layers: number, seed: number): number {
  let sum = 0;
  let share = 0.5;
  let total = 0;
  let [u, v] = [x, y];
  for (let layer = 0; layer < layers; layer++) {
    const ridge = 1 - Math.abs(2 * noise(u, v, seed + layer * 29) - 1);
    sum += share * ridge * ridge;
    total += share;
    share *= 0.5;
    [u, v] = [u * 1.7 - v * 1.06 + 5.3, u * 1.06 + v * 1.7 + 1.9];
  }
  return sum / total;
}

/** Cells round scattered points: distance to the nearest two, and a number of the nearest. */
export interface Cell {
  near: number;
  next: number;
  id: number;
  /** The nearest point. */
  x: number;
  y: number;
}

const found: Cell = { near: 0, next: 0, id: 0, x: 0, y: 0 };

/** Returns the cell at a point; the object is used again by the next call. */
export function cellAt(x: number, y: number, seed: number, jitter = 1): Cell {
  const left = Math.floor(x);
  const top = Math.floor(y);
  found.near = 9;
  found.next = 9;
  for (let row = top - 1; row <= top + 1; row++)
    for (let column = left - 1; column <= left + 1; column++) {
      const px = column + 0.5 + jitter * (hash(column, row, seed) - 0.5);
      const py = row + 0.5 + jitter * (hash(column, row, seed + 1) - 0.5);
      const away = Math.hypot(px - x, py - y);
      if (away < found.near) {
        found.next = found.near;
        found.near = away;
        found.id = hash(column, row, seed + 2);
        found.x = px;
        found.y = py;
      } else if (away < found.next) found.next = away;
    }
  return found;
}
