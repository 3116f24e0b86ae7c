import { darker, lighter } from '../colour.ts';

/** A point of the world: x runs down to the right, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];

/** A board on which the world is drawn: where its origin lies and how long one unit is. */
export type Iso = {
  readonly at: (point: Point) => Spot;
  readonly unit: number;
  /** A flat polygon in the world. */
  readonly poly: (points: readonly Point[], fill: string, more?: string) => string;
  /** Draws flat content on the ground, a left wall or a right wall; lengths are units. */
  readonly on: (plane: Plane, origin: Point, content: string) => string;
};
type Plane = 'ground' | 'left' | 'right';

const cos = 0.866;
const planes: Record<Plane, string> = {
  ground: `${cos} -.5 ${cos} .5`,
  left: `${cos} .5 0 1`,
  right: `${cos} -.5 0 1`,
};
const fixed = (value: number) => Number(value.toFixed(2));

export function isoBoard(ox: number, oy: number, unit: number): Iso {
  const at = ([x, y, z]: Point): Spot => [
    fixed(ox + (x - y) * cos * unit),
    fixed(oy + (x + y) * 0.5 * unit - z * unit),
  ];
  return {
    at,
    unit,
    poly: (points, fill, more = '') =>
      `<polygon points="${points.map((point) => at(point).join()).join(' ')}" fill="${fill}" ${more}/>`,
    on: (plane, origin, content) => {
      const [x, y] = at(origin);
      return `<g transform="matrix(${planes[plane]} ${x} ${y}) scale(${unit})">${content}</g>`;
    },
  };
}

/** A box in the world. */
export type Body = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** Part of a left wall: along it from its left end, and up. */
export const leftWall = (iso: Iso, { x, y, z = 0, d }: Body) => {
  const p = (u: number, v: number): Point => [x + u, y + d, z + v];
  return (u: number, v: number, w: number, h: number, fill: string, more = '') =>
    iso.poly([p(u, v), p(u + w, v), p(u + w, v + h), p(u, v + h)], fill, more);
};

/** Part of a right wall: along it from its near end, and up. */
export const rightWall = (iso: Iso, { x, y, z = 0, w: wide, d }: Body) => {
  const p = (u: number, v: number): Point => [x + wide, y + d - u, z + v];
  return (u: number, v: number, w: number, h: number, fill: string, more = '') =>
    iso.poly([p(u, v), p(u + w, v), p(u + w, v + h), p(u, v + h)], fill, more);
};

export const flat = (
  iso: Iso,
  x: number,
  y: number,
  w: number,
  d: number,
  fill: string,
  z = 0,
  more = '',
) =>
  iso.poly(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    fill,
    more,
  );

/** Three faces of a box; light comes from the left, and walls grow darker towards the ground. */
export function block(iso: Iso, body: Body, colour: string, soft = true): string {
  const { x, y, z = 0, w, d, h } = body;
  const left = leftWall(iso, body);
  const right = rightWall(iso, body);
  const shade = soft ? left(0, 0, w, h, 'url(#low)') + right(0, 0, d, h, 'url(#low)') : '';
  return (
    left(0, 0, w, h, darker(colour, 0.06)) +
    right(0, 0, d, h, darker(colour, 0.3)) +
    shade +
    flat(iso, x, y, w, d, lighter(colour, 0.2), z + h)
  );
}

/** Draws the shadow of a box: its footprint, drawn out to the right. */
export function shadow(iso: Iso, { x, y, z = 0, w, d, h }: Body): string {
  const [dx, dy] = [0.62 * (h + z), -0.34 * (h + z)];
  return iso.poly(
    [
      [x, y, 0],
      [x + dx, y + dy, 0],
      [x + w + dx, y + dy, 0],
      [x + w + dx, y + d + dy, 0],
      [x + w, y + d, 0],
      [x, y + d, 0],
    ],
    '#5a3400',
  );
}

/** Gradients that all of these drawings use. */
export const isoDefs =
  '<linearGradient id="low" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#2a0f1e" stop-opacity="0"/><stop offset="1" stop-color="#2a0f1e" stop-opacity=".2"/></linearGradient>' +
  '<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity=".75"/><stop offset=".45" stop-color="#ffffff" stop-opacity=".1"/><stop offset=".46" stop-color="#ffffff" stop-opacity=".35"/><stop offset=".62" stop-color="#ffffff" stop-opacity="0"/></linearGradient>';
