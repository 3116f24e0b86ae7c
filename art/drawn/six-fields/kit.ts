import { seeded } from '../raised/seeded.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';

/** Colours of a farm from the air, an hour after sunrise. */
export const c = {
  fallow: '#f0dfae',
  fallowLine: '#e6d198',
  grass: '#a9c26f',
  mown: '#d3de9c',
  meadow: '#8fb160',
  hedge: '#1f5e45',
  hedgeLit: '#3d7f56',
  hedgeDark: '#143f2f',
  soil: '#7a5136',
  soilDark: '#5d3b27',
  soilPale: '#a8764c',
  road: '#efe4cb',
  roadEdge: '#cdbb93',
  straw: '#e9c469',
  strawLine: '#d3a648',
  bale: '#f6dc8f',
  sun: '#f2b632',
  leaf: '#4f8f4e',
  leafPale: '#b9d67a',
  red: '#d9481c',
  redDark: '#a93413',
  water: '#8fc1d0',
  waterLit: '#c9e4ea',
  white: '#fffdf8',
  ink: '#14211b',
  wood: '#b27a45',
  woodPale: '#d2a873',
  pipe: '#dfe7e6',
} as const;

export type Point = readonly [x: number, y: number];

/** The sun stands low in the west of the board: every shadow falls to the right and a little down. */
const fall = [1.15, 0.42] as const;

const n = (value: number) => value.toFixed(1);

const area = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

let cuts = 0;

/** Content that ends where its field does. */
export function inField(points: readonly Point[], content: string): string {
  cuts += 1;
  const id = `field${cuts}`;
  return `<clipPath id="${id}"><path d="${area(points)}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** The shadow of something `high` and as broad as `r`. */
export const shade = (x: number, y: number, r: number, high = r, dark = 0.3) =>
  stroke(
    `M${n(x)} ${n(y)}l${n(fall[0] * high)} ${n(fall[1] * high)}`,
    c.ink,
    2 * r,
    `stroke-opacity="${dark}"`,
  );

/** A tree from above, lit from the left. */
export function tree(x: number, y: number, r: number, fruit = false, seed = 1): string {
  const random = seeded(seed + Math.round(x * 3 + y * 7));
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const turn = (i / 7) * Math.PI * 2 + random();
    return disc(
      x + Math.cos(turn) * r * 0.5,
      y + Math.sin(turn) * r * 0.5,
      r * (0.48 + random() * 0.14),
      c.hedge,
    );
  }).join('');
  const lit = Array.from({ length: 5 }, (_, i) => {
    const turn = 2.2 + (i / 5) * 2.6 + random() * 0.3;
    return disc(x + Math.cos(turn) * r * 0.46, y + Math.sin(turn) * r * 0.46, r * 0.26, c.hedgeLit);
  }).join('');
  const apples = fruit
    ? Array.from({ length: 7 }, () => {
        const turn = random() * Math.PI * 2;
        const far = r * (0.2 + random() * 0.55);
        return disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, r * 0.12, c.red);
      }).join('')
    : '';
  return (
    disc(x, y, r * 0.7, c.hedge) +
    lobes +
    disc(x + r * 0.12, y + r * 0.1, r * 0.4, c.hedge) +
    lit +
    apples
  );
}

export const treeShade = (x: number, y: number, r: number) =>
  shade(x + r * 0.2, y + r * 0.1, r * 0.82, r * 1.25, 0.28);

/** Bushes along a line, their shadow first. */
export function hedge(points: readonly Point[], size: number, seed: number): string {
  const random = seeded(seed);
  const spots: { x: number; y: number; r: number }[] = [];
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] ?? [x, y];
    const far = Math.hypot(x - fromX, y - fromY);
    for (let along = 0; along < far; along += size * 0.8) {
      const share = along / far;
      spots.push({
        x: fromX + (x - fromX) * share + (random() - 0.5) * size * 0.4,
        y: fromY + (y - fromY) * share + (random() - 0.5) * size * 0.4,
        r: size * (0.52 + random() * 0.24),
      });
    }
  }
  return (
    spots.map(({ x, y, r }) => shade(x, y, r * 0.8, r * 0.9, 0.26)).join('') +
    spots.map(({ x, y, r }) => disc(x, y, r, c.hedge)).join('') +
    spots.map(({ x, y, r }) => disc(x - r * 0.3, y - r * 0.28, r * 0.5, c.hedgeLit)).join('')
  );
}

/** Draws a person from above: hat, shoulders, and a long shadow. */
export const walker = (
  x: number,
  y: number,
  size: number,
  coat: string,
  hat: string = c.straw,
  turn = 0,
) =>
  shade(x, y, size * 0.34, size * 1.7, 0.34) +
  at(
    x,
    y,
    `<ellipse cx="0" cy="0" rx="${n(size * 0.72)}" ry="${n(size * 0.42)}" fill="${coat}"/>` +
      disc(0, 0, size * 0.36, hat) +
      disc(0, 0, size * 0.2, '#ffffff', 'fill-opacity="0.28"'),
    1,
    turn,
  );

/** A closed van, seen from above, that drives to the right. */
export const van = (x: number, y: number, long: number, colour: string, turn = 0) =>
  shade(x + long * 0.2, y + long * 0.06, long * 0.2, long * 0.34) +
  shade(x - long * 0.2, y + long * 0.06, long * 0.2, long * 0.34) +
  at(
    x,
    y,
    box(-long / 2, -long * 0.23, long, long * 0.46, long * 0.09, colour) +
      box(long * 0.18, -long * 0.19, long * 0.13, long * 0.38, long * 0.03, c.ink) +
      box(
        -long * 0.42,
        -long * 0.17,
        long * 0.5,
        long * 0.34,
        long * 0.03,
        '#ffffff',
        'fill-opacity="0.18"',
      ),
    1,
    turn,
  );

/** A roof with its ridge along x: the side to the sun is the lit one. */
export const roof = (x: number, y: number, w: number, h: number, lit: string, dark: string) =>
  shape(
    `M${n(x + w)} ${n(y)}l${n(h * 0.5)} ${n(h * 0.24)}V${n(y + h * 1.24)}H${n(x + h * 0.5)}L${n(x)} ${n(y + h)}Z`,
    c.ink,
    'fill-opacity="0.3"',
  ) +
  box(x, y, w, h / 2, 0, lit) +
  box(x, y + h / 2, w, h / 2, 0, dark) +
  Array.from({ length: Math.floor(w / 26) }, (_, i) =>
    stroke(
      `M${n(x + 13 + i * 26)} ${n(y + 4)}V${n(y + h - 4)}`,
      '#ffffff',
      2,
      'stroke-opacity="0.16"',
    ),
  ).join('');
