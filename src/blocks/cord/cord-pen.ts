import { shortPath } from './short-path.ts';

export type Vector = readonly [x: number, y: number];

interface Corner {
  point: Vector;
  /** Radius of the rounded corner at the point. */
  radius: number;
}

const add = ([x, y]: Vector, [dx, dy]: Vector, factor = 1): Vector => [
  x + dx * factor,
  y + dy * factor,
];
const difference = ([x, y]: Vector, [fromX, fromY]: Vector): Vector => [x - fromX, y - fromY];
const rounded = (value: number) => Math.round(value * 10) / 10 || 0;

/** Returns the point at a distance from a corner, towards another point. */
function towards(corner: Vector, other: Vector, distance: number): Vector {
  const way = difference(other, corner);
  return add(corner, way, distance / (Math.hypot(...way) || 1));
}

/**
 * Draws the telephone cord as the data of an SVG path. Positions are absolute, in units of the drawing;
 * methods return the pen, so that calls can be chained.
 */
export class CordPen {
  #data = '';
  #at: Vector;
  /** True until the first line of a strand. */
  #isLifted = true;
  #corners: Corner[] = [];

  constructor(x: number, y: number) {
    this.#at = [rounded(x), rounded(y)];
  }

  /** Ends the strand, and begins another one at a point. */
  move(x: number, y: number): this {
    this.#flush();
    this.#at = [rounded(x), rounded(y)];
    this.#isLifted = true;
    return this;
  }

  /** Draws a straight line; `radius` rounds the corner between it and the next straight line. */
  to(x: number, y: number, radius = 0): this {
    this.#corners.push({ point: [x, y], radius });
    return this;
  }

  /** Draws a cubic Bézier curve with two control points. */
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.#flush();
    this.#curve('c', [x1, y1], [x2, y2], [x, y]);
    return this;
  }

  /** Draws a quadratic Bézier curve, which has one control point. */
  bow(x1: number, y1: number, x: number, y: number): this {
    this.#flush();
    this.#curve('q', [x1, y1], [x, y]);
    return this;
  }

  /** Draws a smooth curve through points (Catmull-Rom), from the current one to the last. */
  through(...points: readonly Vector[]): this {
    this.#flush();
    const all = [this.#at, this.#at, ...points, points.at(-1) ?? this.#at];
    for (const [index, point] of points.entries()) {
      const [before, from, , after] = all.slice(index, index + 4) as [
        Vector,
        Vector,
        Vector,
        Vector,
      ];
      this.#curve(
        'c',
        add(from, difference(point, before), 1 / 6),
        add(point, difference(after, from), -1 / 6),
        point,
      );
    }
    return this;
  }

  /**
   * Draws a parametric curve, by one Bézier curve a step.
   * @param position position at a parameter, which begins at the current point
   * @param end the parameter at the end; it begins at 0
   */
  trace(position: (parameter: number) => Vector, end: number, steps: number): this {
    this.#flush();
    const step = end / steps;
    const slope = (parameter: number) =>
      difference(position(parameter + step / 1000), position(parameter - step / 1000));
    for (let index = 0; index < steps; index += 1) {
      const [from, next] = [index * step, (index + 1) * step];
      const third = 500 / 3;
      this.#curve(
        'c',
        add(position(from), slope(from), third),
        add(position(next), slope(next), -third),
        position(next),
      );
    }
    return this;
  }

  /**
   * Draws loops above the line, from left to right.
   * @param pitch distance from one loop to the next
   */
  loops(count: number, pitch: number, radius: number): this {
    this.#flush();
    const [x, y] = this.#at;
    const loop = (turns: number): Vector => {
      const angle = turns * 2 * Math.PI;
      return [x + pitch * turns + radius * Math.sin(angle), y - radius * (1 - Math.cos(angle))];
    };
    return this.trace(loop, count, count * 6);
  }

  /** Appends a ready piece of relative commands, which ends `width` further at the same level. */
  piece(data: string, width: number): this {
    this.#flush();
    this.#append(data);
    this.#at = [rounded(this.#at[0] + width), this.#at[1]];
    return this;
  }

  /**
   * Returns the data of the path (attribute `d`).
   * @param unit distance that positions are rounded to; with it, the data of many curves is much shorter
   */
  path(unit?: number): string {
    this.#flush();
    return unit === undefined ? this.#data : shortPath(this.#data, unit);
  }

  #append(data: string): void {
    if (this.#isLifted) this.#data += `M${this.#at.join(' ')}`;
    this.#isLifted = false;
    this.#data += data;
  }

  #curve(command: 'c' | 'q', ...points: readonly Vector[]): void {
    const [x, y] = this.#at;
    const relative = points.flatMap(([pointX, pointY]) => [
      rounded(pointX - x),
      rounded(pointY - y),
    ]);
    this.#append(`${command}${relative.join(' ').replaceAll(' -', '-')}`);
    const [dx = 0, dy = 0] = relative.slice(-2);
    this.#at = [x + dx, y + dy];
  }

  #line(point: Vector): void {
    const end: Vector = [rounded(point[0]), rounded(point[1])];
    this.#append(`L${end.join(' ')}`);
    this.#at = end;
  }

  #flush(): void {
    const corners = this.#corners;
    this.#corners = [];
    for (const [index, { point, radius }] of corners.entries()) {
      const next = corners[index + 1]?.point;
      if (radius === 0 || next === undefined) {
        this.#line(point);
        continue;
      }
      this.#line(towards(point, this.#at, radius));
      const end = towards(point, next, radius);
      this.#curve('q', point, end);
    }
  }
}

/** Distance of both ends from the drawing, in its units: beyond the edges of any window. */
const beyond = 3000;

/** Returns a pen that comes in from the left edge of the window, at a height of the drawing. */
export const cordFromLeft = (y: number): CordPen => new CordPen(-beyond, y);

/** Draws the cord out at the right edge of the window, and returns the data of the path (`path`). */
export const toRightEdge = (pen: CordPen, y: number, unit?: number): string =>
  pen.to(beyond, y).path(unit);
