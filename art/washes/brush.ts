import type { Point, Wash } from './wash.ts';

/** Points, or their numbers as text: `12 30, 40 36`. */
type Points = string | readonly Point[];

const pointsOf = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(',').map((each): Point => {
        const [x = 0, y = 0] = each.trim().split(' ').map(Number);
        return [x, y];
      })
    : points;

const place = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path through points as a hand goes: a closed curve without corners. */
export function round(given: Points, tension = 1): string {
  const points = pointsOf(given);
  const count = points.length;
  const at = (index: number) => points[((index % count) + count) % count] as Point;
  let d = `M${place(at(0))}`;
  for (let index = 0; index < count; index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const k = tension / 6;
    const from: Point = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const to: Point = [c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k];
    d += `C${place(from)} ${place(to)} ${place(c)}`;
  }
  return `${d}Z`;
}

/** The same without its end joined to its beginning: for strokes. */
export function along(given: Points): string {
  const points = pointsOf(given);
  let d = `M${place(points[0] as Point)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const b = points[index] as Point;
    const c = points[index + 1] as Point;
    const a = points[index - 1] ?? b;
    const e = points[index + 2] ?? c;
    d += `C${place([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${place([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${place(c)}`;
  }
  return d;
}

/** Straight sides. */
export function flat(first: string | Point, ...rest: readonly Point[]): string {
  const points = typeof first === 'string' ? pointsOf(first) : [first, ...rest];
  return `M${points.map(place).join('L')}Z`;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

/** Markup of brush strokes along paths. */
export const strokes = (width: number, ...paths: readonly string[]): string =>
  paths
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** From 1 at `from` to `end` at `to`, along one axis. */
export const grades = (from: number, to: number, start: number, end: number) => (value: number) => {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return start + (end - start) * t;
};

/** One layer of paint. */
export const paint = (d: string, color: string, how: Omit<Wash, 'd' | 'color'> = {}): Wash => ({
  d,
  color,
  ...how,
});

/** Keeps paper white for what is painted next, as masking fluid does. */
export const reserve = (d: string, rough = 0.8): Wash => ({
  d,
  color: '#ffffff',
  lift: true,
  rough,
  soft: 0.4,
  rim: 0,
  grain: 0,
  mottle: 0,
});

/** A row of firs, each of a few strokes of another height. */
export function firs(from: number, to: number, base: number, tall: number, gap = 7): string {
  let d = '';
  for (let x = from, index = 0; x < to; x += gap * (0.6 + ((index * 53) % 17) / 20), index++) {
    const height = tall * (0.45 + ((index * 37) % 23) / 36);
    const half = gap * 0.55;
    d += flat(
      [x, base - height],
      [x + half * 0.5, base - height * 0.6],
      [x + half * 0.3, base - height * 0.58],
      [x + half, base - height * 0.2],
      [x + half * 0.9, base + 3],
      [x - half * 0.9, base + 3],
      [x - half, base - height * 0.22],
      [x - half * 0.3, base - height * 0.55],
      [x - half * 0.5, base - height * 0.6],
    );
  }
  return d;
}
