import { at, board, disc, stroke, text } from '../svg.ts';
import { bottle, clay, glazed, plateDefs } from './plate.ts';
import { chance } from './sprig.ts';

/** Miles east and north of the door. */
type Spot = readonly [east: number, north: number];

const size = 2000;
const radius = 900;
const mile = (radius * 0.69) / 30;
const on = ([east, north]: Spot): [number, number] => [east * mile, -north * mile];

/** The Ohio, from above Pittsburgh’s county to below Wellsburg. */
const river: readonly Spot[] = [
  [36, -15],
  [31, -9.5],
  [25, -3.2],
  [20, 0.4],
  [16.5, 4.6],
  [14.6, 5.4],
  [11.5, 3.2],
  [7, 0.9],
  [3.4, 0.9],
  [0, -0.5],
  [-3.1, -1.4],
  [-4, -3],
  [-2.6, -5.6],
  [-1.1, -8.4],
  [-1.5, -11],
  [-0.9, -14.4],
  [-2.5, -17],
  [-2.6, -19],
  [-1.6, -22.5],
  [-2.7, -26],
  [-3.9, -29],
  [-4.6, -36],
];
/** In the order of the list on the page. */
const doors: readonly Spot[] = [
  [1.7, -2.6],
  [-5.4, -1.2],
  [7.2, -2.4],
  [1, -8.6],
  [-3.6, -11.4],
  [-9.9, 10.5],
  [14.4, 7.6],
];
/** Creeks: thinner, and each let go where the brush ran dry. */
const creeks: readonly (readonly Spot[])[] = [
  [
    [2.2, 1],
    [1.4, 5],
    [-3, 8.5],
    [-8.5, 9.6],
    [-14, 14],
  ],
  [
    [14.8, 5.6],
    [15.6, 11],
    [13.4, 17],
    [14.2, 22],
  ],
  [
    [-4, -2.6],
    [-10, -1.4],
    [-17, -4.4],
    [-22, -3],
  ],
  [
    [7.4, 0.8],
    [10, -4],
    [10.6, -9],
  ],
  [
    [-1.2, -13.2],
    [-7, -14.8],
    [-12, -13],
  ],
];

/** A smooth line through points. */
function through(spots: readonly Spot[]): string {
  const points = spots.map(on);
  const parts = points.map(([x, y], i) => {
    if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
    const [a, b, c, d] = [i - 2, i - 1, i, i + 1].map(
      (k) => points[Math.min(Math.max(k, 0), points.length - 1)] ?? [0, 0],
    ) as [number[], number[], number[], number[]];
    const handle = (from: number[], to: number[], side: 1 | -1, base: number[]) =>
      [0, 1].map((k) => ((base[k] ?? 0) + (side * ((to[k] ?? 0) - (from[k] ?? 0))) / 6).toFixed(1));
    return `C${handle(a, c, 1, b).join(' ')} ${handle(b, d, -1, c).join(' ')} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return parts.join('');
}

/** Hills as a brush dabs them: short strokes, thicker on the lee. */
function hills(): string {
  return Array.from({ length: 230 }, (_, i) => {
    const far = 29.5 * Math.sqrt(chance(i + 7));
    const turn = chance(i + 301) * Math.PI * 2;
    const spot: Spot = [far * Math.cos(turn), far * Math.sin(turn)];
    const near = [...river, ...doors, ...creeks.flat()].some(
      ([e, n]) => Math.hypot(e - spot[0], n - spot[1]) < 2.5,
    );
    if (near) return '';
    const [x, y] = on(spot);
    const wide = 11 + 13 * chance(i + 90);
    return at(
      Math.round(x),
      Math.round(y),
      stroke(
        `M${-wide} 7Q0 ${-wide} ${wide} 7`,
        bottle,
        3.4,
        `stroke-opacity="${(0.22 + 0.3 * chance(i + 33)).toFixed(2)}"`,
      ),
    );
  }).join('');
}

/** The country round East Liverpool, painted in a plate: river, creeks, rings of ten miles, seven doors. */
export function mapPlate(): string {
  const rings = [10, 20]
    .map(
      (miles) =>
        `<circle r="${miles * mile}" fill="none" stroke="${clay}" stroke-width="3" stroke-dasharray="2 13" stroke-linecap="round"/>`,
    )
    .join('');
  const [lineX] = on([3.3, 0]);
  const marks = doors.map((spot, i) => {
    const [x, y] = on(spot);
    return (
      disc(x, y, 29, clay) +
      text(x, y + 13, 38, `${i + 1}`, { fill: '#fff8ec', weight: 600, anchor: 'middle' })
    );
  });
  const painting = [
    `<clipPath id="in"><circle r="${radius * 0.705}"/></clipPath><g clip-path="url(#in)">`,
    hills(),
    rings,
    stroke(
      `M${lineX} ${-radius}V${-0.9 * mile}`,
      clay,
      3,
      'stroke-dasharray="16 12" stroke-opacity="0.7"',
    ),
    ...creeks.map((creek) => stroke(through(creek), '#3d7a64', 8, 'stroke-opacity="0.6"')),
    stroke(through(river), '#2c6a53', 38, 'stroke-opacity="0.85"'),
    stroke(through(river), '#1e4a38', 20, 'stroke-opacity="0.75" stroke-dasharray="190 26 320 14"'),
    '</g>',
    // The door itself: an arch.
    `<path transform="translate(0 ${-1.6 * mile})" d="M-23 30V-8A23 23 0 0 1 23 -8V30H12V-8A12 12 0 0 0 -12 -8V30Z" fill="#1e2a24"/>`,
    ...marks,
  ].join('');
  return board(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="#e3cdb9"/><g transform="translate(${size / 2 + 26} ${size / 2 + 46})">${[
      26, 20, 14, 8, 2,
    ]
      .map((grow) => `<circle r="${radius + grow}" fill="#4a2c1a" fill-opacity="0.075"/>`)
      .join('')}</g>${at(size / 2, size / 2, glazed(radius, painting))}`,
    plateDefs,
  );
}
