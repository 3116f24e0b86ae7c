import { chance } from '../posters/forms.ts';

type Point = readonly [x: number, y: number];

const n = (value: number) => value.toFixed(1);

/** A closed line that runs smoothly through the middles between its points. */
export function smooth(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    if (!a || !b) throw new Error('A smooth line needs points.');
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [x, y] = middle(points.length - 1);
  const curves = points.map((point, i) => {
    const to = middle(i);
    return `Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`;
  });
  return `M${n(x)} ${n(y)}${curves.join('')}Z`;
}

export type Blob = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Width by height. */
  readonly stretch?: number;
  /** 0 round, 0.4 ragged. */
  readonly rough?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly seed: number;
};

/** Points of a rock or a pool seen from above; `grow` moves its edge outwards. */
export function blob(shape: Blob, grow = 0): Point[] {
  const { x, y, r, stretch = 1, rough = 0.22, turn = 0, seed } = shape;
  const roll = chance(seed);
  const count = 18;
  const lean = (turn * Math.PI) / 180;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const far = r * (1 + rough * (roll() * 2 - 1)) + grow;
    const [u, v] = [Math.cos(angle) * far * stretch, Math.sin(angle) * far];
    return [
      x + u * Math.cos(lean) - v * Math.sin(lean),
      y + u * Math.sin(lean) + v * Math.cos(lean),
    ];
  });
}
