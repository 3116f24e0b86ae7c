import { noise } from '../woven/noise.ts';

/** A place on a block, in its units: one is a CSS pixel of the picture as it is shown. */
export type Point = readonly [x: number, y: number];
/** A line along which a gouge is pushed. */
export type Curve = readonly Point[];

const step = 2.5;

/** Points of a straight line from one place to another, near enough to be bent. */
export function lineOf([x1, y1]: Point, [x2, y2]: Point): Curve {
  const parts = Math.max(2, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step));
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const share = part / parts;
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  });
}

/** Points of a line through corners. */
export function through(corners: Curve): Curve {
  return corners.flatMap((corner, index) => {
    const next = corners[index + 1];
    return next ? lineOf(corner, next).slice(0, -1) : [corner];
  });
}

/** A point on a curve, by its share of the points. */
function pointAt(curve: Curve, share: number): Point {
  const place = Math.min(curve.length - 1, Math.max(0, share * (curve.length - 1)));
  const [before, after] = [Math.floor(place), Math.ceil(place)];
  const [x1, y1] = curve[before] ?? [0, 0];
  const [x2, y2] = curve[after] ?? [x1, y1];
  const part = place - before;
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lines side by side over a box, bent by hand.
 *
 * @param angle of the lines in degrees; 0 is level
 * @param wave how far a line strays, in units
 */
export function parallels(
  { x, y, width, height }: Box,
  {
    angle,
    spacing,
    wave = 1.6,
    seed = 1,
  }: { angle: number; spacing: number; wave?: number; seed?: number },
): Curve[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [midX, midY] = [x + width / 2, y + height / 2];
  const reach = Math.hypot(width, height) / 2;
  const count = Math.ceil(reach / spacing);
  return Array.from({ length: 2 * count + 1 }, (_, line) => {
    const off = (line - count) * spacing;
    const stray = (noise(line * 3.7, 5, seed) - 0.5) * spacing * 0.35;
    return Array.from({ length: Math.ceil((2 * reach) / step) }, (__, part): Point => {
      const along = part * step - reach;
      const bend = (noise(along / 60, line * 0.22, seed + 3) - 0.5) * 2 * wave;
      const across = off + stray + bend;
      return [midX + along * cos - across * sin, midY + along * sin + across * cos];
    });
  });
}

/** Parts of circles round a place, in degrees. */
export function rings(
  [x, y]: Point,
  {
    from,
    to,
    spacing,
    start = 0,
    end = 360,
    flat = 1,
  }: { from: number; to: number; spacing: number; start?: number; end?: number; flat?: number },
): Curve[] {
  return Array.from({ length: Math.ceil((to - from) / spacing) }, (_, ring) => {
    const radius = from + ring * spacing;
    const sweep = ((end - start) * Math.PI) / 180;
    const parts = Math.max(3, Math.ceil((radius * Math.abs(sweep)) / step));
    return Array.from({ length: parts + 1 }, (__, part): Point => {
      const at = (start * Math.PI) / 180 + (sweep * part) / parts;
      return [x + radius * Math.cos(at), y + radius * flat * Math.sin(at)];
    });
  });
}

/** Rays from a place, in degrees. */
export function rays(
  [x, y]: Point,
  {
    from,
    to,
    count,
    start = 0,
    end = 360,
  }: { from: number; to: number; count: number; start?: number; end?: number },
): Curve[] {
  return Array.from({ length: count }, (_, ray) => {
    const at = ((start + ((end - start) * (ray + 0.5)) / count) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(at), Math.sin(at)];
    return lineOf([x + from * cos, y + from * sin], [x + to * cos, y + to * sin]);
  });
}

/** Lines that lead over from one edge to another: what lies between them takes their form. */
export function between(first: Curve, last: Curve, count: number, bunched = 1): Curve[] {
  const parts = Math.max(first.length, last.length, 24);
  return Array.from({ length: count }, (_, line) => {
    const share = ((line + 0.5) / count) ** bunched;
    return Array.from({ length: parts + 1 }, (__, part): Point => {
      const [x1, y1] = pointAt(first, part / parts);
      const [x2, y2] = pointAt(last, part / parts);
      return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    });
  });
}

const written = (value: number) => (Math.round(value * 10) / 10).toString();

/** A closed SVG path through points. */
export const closed = (points: Curve): string =>
  `M${points.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}Z`;

/** A closed path whose edge was cut by hand: it strays by so much. */
export const handCut = (corners: Curve, stray = 0.5, seed = 1): string =>
  closed(
    through([...corners, corners[0] ?? [0, 0]]).map(
      ([x, y], index): Point => [
        x + (noise(x / 5, y / 5 + index * 0.01, seed) - 0.5) * 2 * stray,
        y + (noise(x / 5, y / 5, seed + 1) - 0.5) * 2 * stray,
      ],
    ),
  );
