/** Value noise: the same at every run, since the number of a corner is its hash. */
const corner = (x: number, y: number, seed: number) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise, 0 to 1, one bump a unit. */
export function noise(x: number, y: number, seed = 1): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [s, t] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const top = corner(i, j, seed) * (1 - s) + corner(i + 1, j, seed) * s;
  const foot = corner(i, j + 1, seed) * (1 - s) + corner(i + 1, j + 1, seed) * s;
  return top * (1 - t) + foot * t;
}

/** The tooth of a drawing paper at a pixel, 0 (valley) to 1 (hill). */
export const tooth = (x: number, y: number): number =>
  0.5 * noise(x / 2.1, y / 2.1, 3) + 0.33 * noise(x / 4.3, y / 3.7, 5) + 0.17 * corner(x, y, 7);

/** Strokes of a pencil in one direction, 0 to 1: `long` and `wide` in pixels. */
export function strokes(x: number, y: number, angle: number, long: number, wide: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [x * c + y * s, y * c - x * s];
  const bent = across + 3 * noise(along / 170, across / 90, 11);
  // Each lane begins and ends somewhere else.
  const lane = Math.floor(bent / wide);
  const a = noise(along / long + corner(lane, 0, 13) * 50, bent / wide, 17);
  const b = noise(along / (long * 0.6), bent / (wide * 0.55), 19);
  return 0.65 * a + 0.35 * b;
}

export const mixed = (a: number, b: number, share: number): number => a + (b - a) * share;

export function step(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
