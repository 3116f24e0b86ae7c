import { chanceOf } from './chance.ts';
import { type Curve, closed, type Point } from './curves.ts';

/** Lightness of a place, from 0, where the block is left as it is, to 1, where all is cut away. */
export type Light = (x: number, y: number) => number;

interface Gouging {
  /** Distance of the curves from one another: a cut is as wide where it is lightest. */
  spacing: number | ((x: number, y: number) => number);
  light: Light;
  seed?: number;
  /** Length of one push of the hand. */
  push?: readonly [shortest: number, longest: number];
  /** Width that is left standing between two pushes. */
  rest?: number;
  /** Light below which nothing is cut. */
  least?: number;
}

/** Width of a V-gouge's cut along one push: it sinks in slowly and comes out at once. */
const sink = (along: number, left: number) =>
  Math.min(1, (along + 0.6) / 9) ** 0.8 * Math.min(1, (left + 0.4) / 3.2) ** 0.55;

/** One cut as a closed path; empty where it is too thin for the tool. */
function cutOf(points: Curve, widths: readonly number[], chance: () => number): string {
  if (points.length < 4) return '';
  const left: Point[] = [];
  const right: Point[] = [];
  const whole = points.length - 1;
  for (const [index, [x, y]] of points.entries()) {
    const [x0, y0] = points[Math.max(0, index - 1)] ?? [x, y];
    const [x1, y1] = points[Math.min(whole, index + 1)] ?? [x, y];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
    const half = ((widths[index] ?? 0) / 2) * sink(index * 2.5, (whole - index) * 2.5);
    const rough = 0.08 * half + 0.1;
    left.push([
      x + nx * (half + (chance() - 0.5) * rough),
      y + ny * (half + (chance() - 0.5) * rough),
    ]);
    right.push([
      x - nx * (half + (chance() - 0.5) * rough),
      y - ny * (half + (chance() - 0.5) * rough),
    ]);
  }
  return closed([...left, ...right.reverse()]);
}

/** Cuts along curves as one SVG path: as wide as it is light, push by push. */
export function gouges(curves: readonly Curve[], gouging: Gouging): string {
  const { spacing, light, seed = 1, push = [26, 90], rest = 3, least = 0.07 } = gouging;
  const chance = chanceOf(seed);
  const widest = typeof spacing === 'number' ? () => spacing : spacing;
  const cuts: string[] = [];
  for (const curve of curves) {
    let points: Point[] = [];
    let widths: number[] = [];
    let left = push[0] + chance() * (push[1] - push[0]);
    const end = () => {
      cuts.push(cutOf(points, widths, chance));
      points = [];
      widths = [];
      left = push[0] + chance() * (push[1] - push[0]);
    };
    let skip = chance() * 8;
    for (const [x, y] of curve) {
      skip -= 2.5;
      if (skip > 0) continue;
      const bright = Math.min(1.12, light(x, y));
      if (bright < least) {
        if (points.length > 0) end();
        continue;
      }
      points.push([x, y]);
      widths.push(widest(x, y) * bright * (0.9 + chance() * 0.2));
      left -= 2.5;
      if (left <= 0) {
        end();
        skip = rest * (1.3 - bright) * (0.5 + chance()) + 2.5;
      }
    }
    end();
  }
  return cuts.join('');
}

/**
 * Chatter that a gouge leaves where it clears a field: thin ridges between two passes, which take ink.
 *
 * @param share of the curves' length that is left
 */
export function ridges(
  curves: readonly Curve[],
  {
    share,
    width = 1.3,
    seed = 1,
    longest = 34,
  }: { share: number | Light; width?: number; seed?: number; longest?: number },
): string {
  const chance = chanceOf(seed + 77);
  const shareAt = typeof share === 'number' ? () => share : share;
  const left: string[] = [];
  for (const curve of curves) {
    let index = Math.floor(chance() * 10);
    while (index < curve.length) {
      const long = 3 + Math.floor((chance() ** 2 * longest) / 2.5);
      const part = curve.slice(index, index + long);
      const [x, y] = part[0] ?? [0, 0];
      if (chance() < shareAt(x, y) * 2.2)
        left.push(
          cutOf(
            part,
            part.map(() => width * (0.4 + chance() * 0.9)),
            chance,
          ),
        );
      index += long + 2;
    }
  }
  return left.join('');
}
