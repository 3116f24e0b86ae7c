import type { Drawing } from '../drawing.ts';
import { at, board, box, clipped, disc, flatStroke, text } from '../svg.ts';
import { band, rosette } from './guilloche.ts';
import { harbor } from './harbor.ts';

const ink = '#0b3a2b';
const brass = '#a97c2f';
const paper = '#eef3ea';
const night = '#0c2b23';
const mint = '#9fe8c4';

const line = (d: string, colour: string, width: number, more = '') =>
  flatStroke(d, colour, width, `stroke-linejoin="round" ${more}`);

/** An upright savings bond: interlaced edge, harbor in snow, a rosette with the number of years. */
function bond(): string {
  const [w, h, edge] = [1200, 1500, 96];
  const frame = { swing: 34, curves: 9 };
  const corners = [
    [edge, edge],
    [w - edge, edge],
    [edge, h - edge],
    [w - edge, h - edge],
  ] as const;
  const sides = [
    band([edge, edge], [w - edge, edge], { ...frame, waves: 14 }),
    band([edge, h - edge], [w - edge, h - edge], { ...frame, waves: 14 }),
    band([edge, edge], [edge, h - edge], { ...frame, waves: 18 }),
    band([w - edge, edge], [w - edge, h - edge], { ...frame, waves: 18 }),
  ];
  const knots = corners.map(
    ([x, y]) =>
      disc(x, y, 74, paper) +
      line(rosette({ x, y, radius: 44, swing: 26, lobes: 9, curves: 12 }), ink, 0.9),
  );
  const middle = { x: 600, y: 980 };
  const wheel =
    line(rosette({ ...middle, radius: 262, swing: 52, lobes: 24, curves: 18 }), ink, 1) +
    line(
      rosette({ ...middle, radius: 168, swing: 58, lobes: 12, ripple: 24, curves: 16 }),
      brass,
      1,
    ) +
    disc(middle.x, middle.y, 118, paper) +
    line(rosette({ ...middle, radius: 104, swing: 12, lobes: 40, curves: 6 }), ink, 0.9);
  const words =
    text(600, 1022, 124, '40', {
      face: 'hanken',
      weight: 700,
      fill: ink,
      anchor: 'middle',
      spacing: -6,
    }) +
    text(600, 1356, 27, 'THE BEARER HAS TIME', {
      face: 'hanken',
      weight: 600,
      fill: ink,
      anchor: 'middle',
      spacing: 9,
    });
  const view = clipped(200, 190, 800, 460, 0, at(200, 190, harbor(800, 460, ink)));
  return board(
    w,
    h,
    box(0, 0, w, h, 0, paper) +
      sides.map((d) => line(d, ink, 0.9)).join('') +
      knots.join('') +
      view +
      box(200, 190, 800, 460, 0, 'none', `stroke="${ink}" stroke-width="3"`) +
      box(190, 180, 820, 480, 0, 'none', `stroke="${ink}" stroke-width="1"`) +
      wheel +
      words,
  );
}

/** A hand's breadth of such a rosette, very near: mint and brass lines on green-black. */
function nearRosette(): string {
  const [x, y] = [1180, 760];
  return board(
    1600,
    1067,
    box(0, 0, 1600, 1067, 0, night) +
      line(
        rosette({ x, y, radius: 1010, swing: 190, lobes: 36, curves: 26 }),
        mint,
        1.5,
        'opacity="0.5"',
      ) +
      line(
        rosette({ x, y, radius: 640, swing: 210, lobes: 18, ripple: 36, curves: 26 }),
        '#c49a4c',
        1.7,
      ) +
      line(rosette({ x, y, radius: 300, swing: 120, lobes: 12, curves: 22 }), mint, 1.9) +
      line(
        rosette({ x, y, radius: 110, swing: 60, lobes: 8, ripple: 16, curves: 14 }),
        '#e3c98f',
        1.8,
      ),
  );
}

/** Pictures that look engraved: fine lines alone, dense or wide apart. */
export const engravings: readonly Drawing[] = [
  {
    name: 'engraved-bond',
    scene: 'drawn/engravings',
    alt: 'An engraved bond: grain elevators by a lake in snow, below them a rosette of fine lines with the number 40',
    focus: [0.5, 0.5],
    width: 1200,
    height: 1500,
    markup: bond,
  },
  {
    name: 'engraved-rosette',
    scene: 'drawn/engravings',
    alt: 'Mint and brass lines of an engraved rosette, very near, on green-black',
    focus: [0.7, 0.7],
    fullBleed: true,
    width: 1600,
    height: 1067,
    markup: nearRosette,
  },
];
