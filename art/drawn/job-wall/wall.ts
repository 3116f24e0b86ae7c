import { at, board, box, disc, shape, softShadow, stroke, text } from '../svg.ts';
import { inks } from './kit.ts';
import { launch, phone, plan, sketch, strangers } from './sheets.ts';
import { call, card, tally } from './slips.ts';

/** A paper, its size, where its upper middle hangs, how large, how askew. */
type Pinned = readonly [
  paper: () => string,
  w: number,
  h: number,
  x: number,
  y: number,
  scale: number,
  turn: number,
];

const greens = ['#215f47', '#1d5a42', '#24644b', '#1f5e45', '#1b563f'];

/** Planks, painted green once and again where the first coat had gone. */
function planks(w: number, h: number, wide: number): string {
  const count = Math.ceil(w / wide);
  return Array.from({ length: count }, (_, i) => {
    const x = i * wide;
    const grain = [0.22, 0.48, 0.77]
      .map((at, k) => {
        const gx = x + wide * at;
        const bend = ((i * 7 + k * 5) % 9) - 4;
        return stroke(`M${gx} 0q${bend * 3} ${h / 2} ${bend} ${h}`, '#123d2d', 2, 'opacity="0.28"');
      })
      .join('');
    const nails = [70, h - 90]
      .map((y) => disc(x + wide / 2, y + (i % 3) * 8, 5, '#0f3325'))
      .join('');
    return `${box(x, 0, wide, h, 0, greens[(i * 3) % 5] ?? '')}${grain}${box(x, 0, 4, h, 0, '#0f3325')}${nails}`;
  }).join('');
}

/** The planner: five days wide, one row a week; Friday is narrow, since it ends at one. */
function planner(x: number, y: number, w: number, rows: number, high: number): string {
  const day = (w - 110) / 4.62;
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const h = rows * high + 74;
  const columns = days
    .map((name, i) => {
      const left = x + 110 + i * day;
      const shut = i === 2 || i === 3;
      return (
        stroke(`M${left} ${y}V${y + h}`, '#cfc9b9', 3) +
        text(left + 16, y + 48, 32, name, { face: 'display', weight: 700 }) +
        (shut
          ? Array.from({ length: rows }, (_, r) =>
              box(left + 2, y + 76 + r * high, day - 4, high * 0.36, 0, '#e6e0d0'),
            ).join('')
          : '')
      );
    })
    .join('');
  const weeks = Array.from({ length: rows }, (_, r) => {
    const top = y + 74 + r * high;
    const dark = r === 9 ? box(x, top, w, high, 0, inks.ink) : '';
    return `${dark}${stroke(`M${x} ${top}H${x + w}`, '#cfc9b9', 3)}${text(x + 30, top + 56, 46, `${r + 1}`, { face: 'display', weight: 800, fill: r === 9 ? inks.white : inks.ink })}`;
  }).join('');
  return softShadow(x, y, w, h, 4) + box(x, y, w, h, 4, inks.white) + columns + weeks;
}

const pinned = (list: readonly Pinned[]) =>
  list
    .map(([paper, w, h, x, y, scale, turn], i) =>
      at(
        x,
        y,
        at(
          -(w * scale) / 2,
          -11,
          softShadow(0, 0, w * scale, h * scale, 2, 0.55) + at(0, 0, paper(), scale),
        ) +
          disc(4, 6, 15, '#14211b', 'opacity="0.3"') +
          disc(0, 0, 14, i % 3 === 1 ? inks.yellow : inks.red) +
          disc(-4, -5, 4.5, '#ffffff', 'opacity="0.6"'),
        1,
        turn,
      ),
    )
    .join('');

/** A length of pipe brush that leans in the corner: the client left it, for luck. */
const brush = (x: number, y: number) =>
  stroke(`M${x} ${y}L${x + 90} ${y - 900}`, '#b98a4a', 20) +
  Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * Math.PI * 2;
    return stroke(
      `M${x + 94} ${y - 940}L${(x + 94 + 120 * Math.cos(turn)).toFixed(1)} ${(y - 940 + 120 * Math.sin(turn)).toFixed(1)}`,
      '#20262a',
      7,
    );
  }).join('') +
  disc(x + 94, y - 940, 26, '#6f757a');

/** The whole wall, from edge to edge: each paper hangs on its day. 2880 by 1480. */
export const wide = (): string =>
  board(
    2880,
    1480,
    planks(2880, 1480, 192) +
      planner(1010, 110, 1500, 12, 84) +
      pinned([
        [call, 600, 620, 1290, 200, 0.42, -3],
        [tally, 640, 760, 1590, 292, 0.38, 2.2],
        [card, 860, 540, 2440, 300, 0.36, 3],
        [sketch, 820, 600, 1470, 590, 0.42, -3],
        [plan, 760, 860, 2110, 452, 0.44, -2],
        [strangers, 720, 700, 2120, 850, 0.36, 2.5],
        [phone, 460, 860, 2500, 712, 0.44, 4],
        [launch, 540, 760, 1560, 1128, 0.4, -2.5],
      ]) +
      brush(2700, 1500) +
      shape('M0 1452H2880V1480H0Z', '#0f3325'),
  );

/** The same wall for a telephone: fewer papers, larger. 1200 by 1000. */
export const narrow = (): string =>
  board(
    1200,
    1000,
    planks(1200, 1000, 150) +
      planner(130, 70, 940, 9, 96) +
      pinned([
        [call, 600, 620, 360, 160, 0.5, -4],
        [plan, 760, 860, 870, 250, 0.48, 3],
        [sketch, 820, 600, 360, 540, 0.56, -3],
        [phone, 460, 860, 960, 660, 0.5, 4],
        [launch, 540, 760, 640, 680, 0.5, -2],
      ]),
  );
