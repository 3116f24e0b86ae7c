import { darker, lighter, mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, gradient } from '../svg.ts';

type Point = readonly [x: number, y: number, z: number];

export type Palette = {
  readonly sky: readonly [top: string, low: string];
  readonly ground: string;
  readonly road: string;
  readonly park: string;
  readonly houses: readonly string[];
  readonly lit: string;
  readonly dark: string;
  readonly beam: string;
};

const unit = 44;
const flat = ([x, y, z]: Point) =>
  `${(800 + (x - y) * 0.866 * unit).toFixed(1)},${(585 + (x + y) * 0.5 * unit - z * unit).toFixed(1)}`;
const face = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map(flat).join(' ')}" fill="${fill}" ${more}/>`;

/** A block with its near corner towards us: left face, right face, top. */
function block(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  colour: string,
): string {
  const left = face(
    [
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    darker(colour, 0.12),
  );
  const right = face(
    [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ],
    darker(colour, 0.32),
  );
  const top = face(
    [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    lighter(colour, 0.22),
  );
  return left + right + top;
}

type Building = { x: number; y: number; w: number; d: number; h: number; roof?: 'flat' | 'gable' };

function windows(
  { x, y, w, d, h }: Building,
  colour: string,
  palette: Palette,
  roll: () => number,
): string {
  const rows = Math.max(1, Math.round(h / 0.62));
  const pane = (points: readonly Point[], shade: number) =>
    face(points, roll() > 0.62 ? palette.lit : mix(colour, palette.dark, shade));
  let all = '';
  for (let k = 0; k < rows; k += 1) {
    const [low, high] = [(h * (k + 0.25)) / rows, (h * (k + 0.78)) / rows];
    const across = Math.max(2, Math.round(w / 0.6));
    for (let i = 0; i < across; i += 1) {
      const [a, b] = [x + (w * (i + 0.22)) / across, x + (w * (i + 0.78)) / across];
      all += pane(
        [
          [a, y + d, low],
          [b, y + d, low],
          [b, y + d, high],
          [a, y + d, high],
        ],
        0.45,
      );
    }
    const along = Math.max(2, Math.round(d / 0.6));
    for (let i = 0; i < along; i += 1) {
      const [a, b] = [y + (d * (i + 0.22)) / along, y + (d * (i + 0.78)) / along];
      all += pane(
        [
          [x + w, a, low],
          [x + w, b, low],
          [x + w, b, high],
          [x + w, a, high],
        ],
        0.6,
      );
    }
  }
  return all;
}

function gable({ x, y, w, d, h }: Building, roof: string): string {
  const ridge = h + 0.7;
  const m = y + d / 2;
  return (
    face(
      [
        [x + w, y - 0.1, h],
        [x + w, y + d + 0.1, h],
        [x + w, m, ridge],
      ],
      darker(roof, 0.4),
    ) +
    face(
      [
        [x - 0.1, y + d + 0.12, h - 0.05],
        [x + w + 0.1, y + d + 0.12, h - 0.05],
        [x + w + 0.1, m, ridge],
        [x - 0.1, m, ridge],
      ],
      roof,
    ) +
    face(
      [
        [x - 0.1, y - 0.12, h - 0.05],
        [x + w + 0.1, y - 0.12, h - 0.05],
        [x + w + 0.1, m, ridge],
        [x - 0.1, m, ridge],
      ],
      lighter(roof, 0.2),
    )
  );
}

function house(building: Building, colour: string, palette: Palette, roll: () => number): string {
  const { x, y, w, d, h, roof = 'flat' } = building;
  const body = block(x, y, 0, w, d, h, colour) + windows(building, colour, palette, roll);
  if (roof === 'gable') return body + gable(building, palette.houses[1] ?? colour);
  return `${body}${block(x + w * 0.55, y + d * 0.2, h, w * 0.26, d * 0.26, 0.34, mix(colour, '#ffffff', 0.6))}${block(x + 0.14, y + d * 0.5, h, w * 0.3, d * 0.3, 0.18, darker(colour, 0.1))}`;
}

function tree(x: number, y: number, size: number, colour: string): string {
  const [a = 0, b = 0] = flat([x, y, 0]).split(',').map(Number);
  const top = b - 44 * size;
  return `<ellipse cx="${a + 7 * size}" cy="${b + 3}" rx="${18 * size}" ry="${9 * size}" fill="#14211b" opacity=".14"/><path d="M${a - 2.4 * size} ${b}V${top}H${a + 2.4 * size}V${b}Z" fill="#7b5236"/><ellipse cx="${a}" cy="${top}" rx="${17 * size}" ry="${23 * size}" fill="${colour}"/><path d="M${a} ${top - 23 * size}A${17 * size} ${23 * size} 0 0 1 ${a} ${top + 23 * size}A${9 * size} ${23 * size} 0 0 0 ${a} ${top - 23 * size}Z" fill="${darker(colour, 0.16)}"/>`;
}

const plots: readonly Building[] = [
  { x: -6.2, y: -6.2, w: 2.2, d: 2.2, h: 5.6 },
  { x: -3.2, y: -6.2, w: 2.2, d: 2.4, h: 3.6 },
  { x: -6.2, y: -3.2, w: 2.4, d: 2.4, h: 3.0 },
  { x: -3, y: -3, w: 2.1, d: 2.3, h: 1.7, roof: 'gable' },
  { x: 1.6, y: -6.2, w: 2.2, d: 2.4, h: 4.6 },
  { x: 4.4, y: -6.2, w: 2.1, d: 2.2, h: 6.6 },
  { x: 1.6, y: -2.9, w: 2, d: 2.2, h: 2.4 },
  { x: 4.4, y: -3, w: 2, d: 2.4, h: 1.6, roof: 'gable' },
  { x: 1.9, y: 2, w: 1.8, d: 1.7, h: 1.3, roof: 'gable' },
  { x: 4.5, y: 2, w: 1.9, d: 1.8, h: 2.6 },
  { x: 2, y: 4.7, w: 4.2, d: 1.5, h: 1.1 },
];

/** The town from above a corner; a searchlight stands in its park. */
export function town(palette: Palette, seed: number): string {
  const roll = chance(seed);
  const things: [number, string][] = [];
  const add = (x: number, y: number, drawing: string) => things.push([x + y, drawing]);
  plots.forEach((plot, i) => {
    const colour = palette.houses[i % palette.houses.length] ?? '#fff';
    add(plot.x + plot.w / 2, plot.y + plot.d / 2, house(plot, colour, palette, roll));
  });
  for (const [x, y] of [
    [-6, 2.4],
    [-5.1, 3.7],
    [-4, 2.4],
    [-1.8, 2.3],
    [-1.6, 3.8],
    [-5.9, 5.3],
    [-4.4, 6],
    [-1.7, 5.9],
    [-2.9, 6.2],
    [0.95, -4.5],
    [0.95, -1.6],
    [0.95, 3.4],
  ] as const)
    add(
      x,
      y,
      tree(
        x,
        y,
        0.85 + roll() * 0.4,
        [palette.park, darker(palette.park, 0.16)][roll() > 0.5 ? 1 : 0] ?? palette.park,
      ),
    );
  for (const [x, y, colour, along] of [
    [-0.35, -4.4, '#e5483b', false],
    [0.2, 4.6, '#ffd44d', false],
    [-4.4, 0.25, '#3f7fd0', true],
    [4.4, 0.75, '#ffffff', true],
  ] as const) {
    const [w, d] = along ? [0.9, 0.42] : [0.42, 0.9];
    add(
      x,
      y,
      block(x, y, 0.06, w, d, 0.22, colour) +
        block(x + w * 0.2, y + d * 0.2, 0.28, w * 0.6, d * 0.6, 0.18, '#dcefF7'.toLowerCase()),
    );
  }
  const lamp =
    block(-3.7, 4, 0, 0.9, 0.9, 0.3, palette.dark) +
    block(-3.45, 4.25, 0.3, 0.4, 0.4, 0.5, '#f6f3ec');
  add(-3.3, 4.4, lamp);
  things.sort((a, b) => a[0] - b[0]);
  const road = (points: readonly Point[]) => face(points, palette.road);
  const dashes = Array.from({ length: 14 }, (_, i) => i - 6.8)
    .map(
      (t) =>
        face(
          [
            [0.06, t, 0],
            [0.14, t, 0],
            [0.14, t + 0.45, 0],
            [0.06, t + 0.45, 0],
          ],
          '#fff',
          'opacity=".8"',
        ) +
        face(
          [
            [t, 0.56, 0],
            [t + 0.45, 0.56, 0],
            [t + 0.45, 0.64, 0],
            [t, 0.64, 0],
          ],
          '#fff',
          'opacity=".8"',
        ),
    )
    .join('');
  const slab =
    face(
      [
        [-7, 7, -0.6],
        [7, 7, -0.6],
        [7, 7, 0],
        [-7, 7, 0],
      ],
      darker(palette.ground, 0.2),
    ) +
    face(
      [
        [7, -7, -0.6],
        [7, 7, -0.6],
        [7, 7, 0],
        [7, -7, 0],
      ],
      darker(palette.ground, 0.36),
    ) +
    face(
      [
        [-7, -7, 0],
        [7, -7, 0],
        [7, 7, 0],
        [-7, 7, 0],
      ],
      palette.ground,
    );
  const park = face(
    [
      [-6.7, 1.7, 0],
      [-0.9, 1.7, 0],
      [-0.9, 6.7, 0],
      [-6.7, 6.7, 0],
    ],
    lighter(palette.park, 0.45),
  );
  const [lx = 0, ly = 0] = flat([-3.25, 4.45, 0.9]).split(',').map(Number);
  const beam = `<path d="M${lx} ${ly}L${lx - 250} ${ly - 900}L${lx + 190} ${ly - 900}Z" fill="url(#beam)"/>`;
  return board(
    1600,
    1100,
    `${box(0, 0, 1600, 1100, 0, 'url(#sky)')}${slab}${park}${road([
      [-0.65, -7, 0],
      [0.75, -7, 0],
      [0.75, 7, 0],
      [-0.65, 7, 0],
    ])}${road([
      [-7, -0.1, 0],
      [7, -0.1, 0],
      [7, 1.3, 0],
      [-7, 1.3, 0],
    ])}${dashes}${things.map(([, drawing]) => drawing).join('')}${beam}`,
    `${gradient('sky', palette.sky[0], palette.sky[1])}<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.beam}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.beam}" stop-opacity="0"/></linearGradient>`,
  );
}
