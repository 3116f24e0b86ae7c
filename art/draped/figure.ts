/** Height, half width, half depth, and how far the middle lies towards the camera, in meters. */
type Ring = readonly [height: number, wide: number, deep: number, ahead: number];

/** An invisible figure of size 8, without arms; it is never drawn. */
const figure: readonly Ring[] = [
  [1.46, 0.06, 0.05, 0],
  [1.41, 0.165, 0.06, 0.005],
  [1.33, 0.165, 0.085, -0.008],
  [1.24, 0.152, 0.112, -0.022],
  [1.16, 0.138, 0.1, -0.016],
  [1.04, 0.12, 0.088, 0],
  [0.94, 0.138, 0.098, 0.005],
  [0.82, 0.168, 0.116, 0.016],
  [0.7, 0.168, 0.11, 0.014],
  [0.5, 0.145, 0.094, 0.004],
  [0, 0.11, 0.08, 0],
];

/** Shoulders alone, from which a cape falls without touching anything below. */
export const shoulders: readonly Ring[] = [
  [1.54, 0.05, 0.045, 0],
  [1.5, 0.062, 0.052, 0],
  [1.46, 0.105, 0.07, 0],
  [1.42, 0.148, 0.088, 0],
  [1.37, 0.178, 0.102, -0.004],
  [1.3, 0.192, 0.111, -0.008],
  [1.22, 0.19, 0.112, -0.008],
  [0, 0.1, 0.05, 0],
];

/** Returns a function that moves a point out of the figure, which may be slimmer or another one. */
export function figureOf({ slim = 1, rings = figure } = {}) {
  return (points: Float32Array, at: number): void => {
    const z = points[at + 2] ?? 0;
    const above = rings.findIndex(([height]) => height <= z);
    const upper = rings[above - 1];
    const lower = rings[above];
    if (!upper || !lower) return;
    const share = (z - lower[0]) / (upper[0] - lower[0]);
    const mix = (k: 1 | 2 | 3) => lower[k] + (upper[k] - lower[k]) * share;
    const [wide, deep, ahead] = [mix(1) * slim + 0.004, mix(2) * slim + 0.004, mix(3) * slim];
    const x = points[at] ?? 0;
    const y = (points[at + 1] ?? 0) - ahead;
    const inside = (x / wide) ** 2 + (y / deep) ** 2;
    if (inside >= 1) return;
    const out = 1 / Math.sqrt(inside || 1e-6);
    points[at] = x * out;
    points[at + 1] = y * out + ahead;
  };
}
