import { at, board, shape, text } from '../svg.ts';
import { glazed, plateDefs } from './plate.ts';
import { chance, press } from './sprig.ts';

type Point = readonly [x: number, y: number];

const size = 2000;
const radius = 690;
/** Points round which the plate broke, in the order of the list on the page. */
const seeds: readonly Point[] = [
  [-350, -430],
  [60, -520],
  [430, -330],
  [-520, 30],
  [-60, -90],
  [350, -10],
  [-330, 410],
  [70, 400],
  [440, 380],
];

const round: readonly Point[] = Array.from({ length: 240 }, (_, i) => {
  const turn = (Math.PI * 2 * i) / 240;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
});

/** Returns the part of a polygon that is nearer to `a` than to `b`. */
function nearer(polygon: readonly Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point) =>
    (x - (a[0] + b[0]) / 2) * (b[0] - a[0]) + (y - (a[1] + b[1]) / 2) * (b[1] - a[1]);
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const t = here / (here - there);
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t] as const,
    ];
  });
}

/** A crack: the straight line between two points, bent by halves; the same from either side. */
function crack(a: Point, b: Point, depth: number): Point[] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || long < 16) return [a];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const way = a[0] + a[1] * 1.7 < b[0] + b[1] * 1.7 ? 1 : -1;
  const bend =
    (chance(Math.round(middle[0]) * 0.37 + Math.round(middle[1]) * 1.13) - 0.5) * long * 0.26 * way;
  const moved = [
    middle[0] - ((b[1] - a[1]) / long) * bend,
    middle[1] + ((b[0] - a[0]) / long) * bend,
  ] as const;
  return [...crack(a, moved, depth - 1), ...crack(moved, b, depth - 1)];
}

function outlineOf(seed: Point): string {
  const cell = seeds.reduce<readonly Point[]>(
    (left, other) => (other === seed ? left : nearer(left, seed, other)),
    round,
  );
  const points = cell.flatMap((point, i) => {
    const next = cell[(i + 1) % cell.length] ?? point;
    const onRim = [point, next].every(([x, y]) => Math.hypot(x, y) > radius - 2.5);
    return onRim ? [point] : crack(point, next, 5);
  });
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A whorl of leaves in the middle: what a painter does who has eleven plates to go. */
const whorl = Array.from({ length: 9 }, (_, i) =>
  at(
    0,
    0,
    at(
      0,
      -70,
      press(
        250 - (i % 3) * 46,
        40,
        '#1e4a38',
        `fill-opacity="${(0.72 + 0.08 * (i % 4)).toFixed(2)}"`,
      ),
      1,
      18,
    ),
    1,
    i * 40,
  ),
).join('');

/** One plate in nine sherds on bottle green, laid out as they fell together again, each with its number. */
export function sherds(): string {
  const art = glazed(radius, whorl);
  const parts = seeds.map((seed, i) => {
    const d = outlineOf(seed);
    const far = 0.27 + 0.05 * chance(i + 3);
    const turn = (chance(i + 20) - 0.5) * 17;
    const [x, y] = [seed[0] * far, seed[1] * far];
    const shadow = [30, 24, 18, 12, 6]
      .map((step) => at(step * 0.8, step * 1.3, shape(d, '#04140d', 'fill-opacity="0.13"')))
      .join('');
    const number = `<g transform="translate(${seed[0]} ${seed[1]}) rotate(${(-turn).toFixed(1)})"><circle r="34" fill="#f7f1e4" stroke="#1e2a24" stroke-width="3"/>${text(0, 14, 42, `${i + 1}`, { fill: '#1e2a24', weight: 600, anchor: 'middle' })}</g>`;
    return {
      at: seed[1],
      markup: `<g transform="translate(${(size / 2 + x).toFixed(1)} ${(size / 2 + y).toFixed(1)}) rotate(${turn.toFixed(1)} ${seed[0]} ${seed[1]})">${shadow}${at(7, 13, shape(d, '#7d4527'))}${at(4, 8, shape(d, '#b56a45'))}<clipPath id="s${i}"><path d="${d}"/></clipPath><g clip-path="url(#s${i})">${art}<path d="${d}" fill="none" stroke="#fffaf0" stroke-opacity="0.7" stroke-width="5"/></g>${number}</g>`,
    };
  });
  const ordered = parts.toSorted((a, b) => a.at - b.at).map(({ markup }) => markup);
  const chips = Array.from({ length: 46 }, (_, i) => {
    const turn = chance(i + 400) * Math.PI * 2;
    const far = 160 + 780 * chance(i + 500);
    const wide = 5 + 12 * chance(i + 600);
    return at(
      Math.round(size / 2 + far * Math.cos(turn)),
      Math.round(size / 2 + far * Math.sin(turn)),
      shape(
        `M0 ${-wide}L${wide} ${wide * 0.3}L${-wide * 0.6} ${wide * 0.8}Z`,
        i % 3 ? '#f1e8d8' : '#b56a45',
      ),
      1,
      Math.round(chance(i + 700) * 360),
    );
  }).join('');
  return board(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="#14402f"/>${chips}${ordered.join('')}`,
    plateDefs,
  );
}
