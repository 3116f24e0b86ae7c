import { box, disc, shape, stroke, text } from '../svg.ts';
import { hand, inks, sheet, strike, tick } from './kit.ts';

/** A paper as it is seen from across the room: its size, how many days wide it may hang, its drawing. */
interface Small {
  size: readonly [width: number, height: number];
  days: 1 | 2;
  draw: () => string;
}

/** Writing that is too small to be read from here. */
const writing = (x: number, y: number, long: number, colour: string = inks.pencil) =>
  stroke(`M${x} ${y}h${long}`, colour, 7, 'opacity="0.5"');

const call: Small = {
  size: [190, 196],
  days: 1,
  draw: () =>
    sheet(190, 196, inks.yellow) +
    box(18, 34, 154, 12, 0, inks.ink) +
    hand(24, 96, 46, 'an app', { weight: 600 }) +
    strike(18, 84, 138, inks.red, 7) +
    writing(22, 132, 140, inks.pen) +
    writing(22, 164, 96, inks.pen),
};

const tally: Small = {
  size: [190, 200],
  days: 1,
  draw: () =>
    sheet(190, 200, inks.white) +
    [0, 1]
      .map((row) =>
        [0, 1]
          .map((five) => {
            const [x, y] = [24 + five * 56, 40 + row * 48];
            const four = [0, 1, 2, 3].map((i) => `M${x + i * 10} ${y}l-3 32`).join('');
            return row + five < 2
              ? stroke(`${four}M${x - 8} ${y + 26}l46 -18`, inks.pencil, 4)
              : stroke(four, inks.pencil, 4);
          })
          .join(''),
      )
      .join('') +
    hand(22, 182, 54, '19', { weight: 700 }) +
    hand(92, 180, 44, 'of 42', { fill: inks.pencil }),
};

const card: Small = {
  size: [150, 108],
  days: 1,
  draw: () =>
    sheet(150, 108, inks.cream) +
    stroke('M0 40H150', inks.red, 3) +
    writing(16, 28, 84, inks.pen) +
    writing(16, 60, 110, inks.pen) +
    [0, 1, 2].map((i) => tick(18 + i * 42, 88, inks.pen, 5)).join(''),
};

const plan: Small = {
  size: [300, 300],
  days: 2,
  draw: () =>
    sheet(300, 300, inks.white) +
    box(24, 34, 150, 18, 0, inks.ink) +
    [0, 1, 2, 3, 4]
      .map((i) => writing(24, 86 + i * 30, 150 - (i % 3) * 22) + writing(226, 86 + i * 30, 48))
      .join('') +
    strike(16, 142, 264, inks.red, 7) +
    strike(16, 172, 264, inks.red, 7) +
    text(276, 268, 54, '$29,400', { face: 'display', weight: 800, anchor: 'end', spacing: -1 }),
};

const sketch: Small = {
  size: [360, 232],
  days: 2,
  draw: () =>
    sheet(360, 232, '#e9dcc0') +
    stroke('M0 0L180 70L360 0', '#d3c4a2', 4) +
    stroke(
      'M70 126Q84 76 150 72T240 70Q300 80 300 122T200 158Q92 162 70 126',
      inks.pencil,
      5,
      'stroke-dasharray="2 12"',
    ) +
    [
      [70, 126],
      [150, 72],
      [240, 70],
      [300, 122],
      [200, 158],
    ]
      .map(([x = 0, y = 0]) =>
        disc(x, y, 11, '#e9dcc0', `stroke="${inks.pencil}" stroke-width="5"`),
      )
      .join('') +
    hand(26, 212, 44, 'in our town?', { fill: inks.red, weight: 600 }),
};

const phone: Small = {
  size: [112, 204],
  days: 1,
  draw: () =>
    box(0, 0, 112, 204, 16, inks.ink) +
    box(6, 6, 100, 192, 11, '#f6f3ec') +
    box(6, 6, 100, 50, 11, '#1f5e45') +
    box(6, 34, 100, 22, 0, '#1f5e45') +
    [70, 102, 134].map((y, i) => box(14, y, 84, 24, 5, i === 0 ? '#dcd6c7' : '#ffffff')).join('') +
    shape('M84 108l6 6l-6 6M84 140l6 6l-6 6', 'none', `stroke="${inks.red}" stroke-width="4"`) +
    box(14, 168, 84, 20, 10, inks.red),
};

const strangers: Small = {
  size: [240, 216],
  days: 1,
  draw: () =>
    sheet(240, 216, inks.white) +
    box(20, 30, 120, 16, 0, inks.ink) +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .map((i) => {
            const [x, y] = [40 + i * 40, 76 + row * 36];
            return (row === 2 && i !== 3) || (row === 3 && i === 3)
              ? stroke(`M${x - 10} ${y - 10}l20 20M${x + 10} ${y - 10}l-20 20`, inks.red, 6)
              : disc(x, y, 10, '#1f5e45');
          })
          .join(''),
      )
      .join(''),
};

const launch: Small = {
  size: [190, 106],
  days: 1,
  draw: () =>
    sheet(190, 106, inks.white) +
    text(18, 78, 62, '9:00', { face: 'display', weight: 800, fill: inks.red, spacing: -1 }) +
    tick(150, 62, inks.red, 7),
};

/** Papers on the planner: the paper, its week from 1, its day from Monday at 1, and its tilt. */
export const hung: readonly { paper: Small; week: number; day: number; turn: number }[] = [
  { paper: call, week: 1, day: 1, turn: -3 },
  { paper: tally, week: 2, day: 2, turn: 2 },
  { paper: card, week: 2, day: 5, turn: -2 },
  { paper: plan, week: 4, day: 4, turn: -2 },
  { paper: sketch, week: 5, day: 1, turn: -2.5 },
  { paper: phone, week: 7, day: 5, turn: 3 },
  { paper: strangers, week: 8, day: 4, turn: 2 },
  { paper: launch, week: 12, day: 2, turn: -1.5 },
];
