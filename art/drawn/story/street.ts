import { palette as p } from '../palette.ts';
import { at, board, box, disc, flatStroke, gradient, shape, stroke } from '../svg.ts';
import { wood } from './frame.ts';

/** Number of lit windows in each of the six years: one for everybody who is in. */
const lit: readonly (readonly [main: number, roof: number])[] = [
  [1, 0],
  [2, 0],
  [6, 0],
  [9, 0],
  [2, 0],
  [9, 5],
];

const glow = '#f6cf6b';
const dark = '#22332c';
const walls = ['#2c463b', '#2a4147', '#33493a', '#4a4030', '#2f4a45', '#2c463b'] as const;

const pane = (x: number, y: number, w: number, h: number, on: boolean) =>
  (on ? box(x - 3, y - 3, w + 6, h + 6, 3, glow, 'fill-opacity="0.28"') : '') +
  box(x, y, w, h, 1.5, on ? glow : dark) +
  flatStroke(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}`, on ? '#8a6a1e' : '#15211c', 1.4);

/** The front of the house, 200 wide, its foot on nought; with its light in the water under it. */
function front(index: number): string {
  const [main, roof] = lit[index] ?? [0, 0];
  const row = Array.from({ length: 9 }, (_, i) => pane(-88 + i * 20, -136, 15, 40, i < main)).join(
    '',
  );
  const attic = Array.from({ length: 5 }, (_, i) =>
    pane(-46 + i * 20, -196, 13, 26, i < roof),
  ).join('');
  const shine = Array.from({ length: main }, (_, i) =>
    box(-86 + i * 20, 66, 11, 34 + ((i * 7) % 22), 4, glow, 'fill-opacity="0.34"'),
  ).join('');
  const snow = index === 1;
  return (
    shape('M-100 0V-150L0 -246L100 -150V0z', walls[index] ?? dark) +
    Array.from({ length: 14 }, (_, i) =>
      flatStroke(`M-100 ${-8 - i * 10}H100`, '#14211b', 1, 'stroke-opacity="0.35"'),
    ).join('') +
    stroke('M-112 -140L0 -247L112 -140', '#5f756a', 12) +
    (snow ? stroke('M-112 -150L0 -257L112 -150', '#eef1f0', 9) : '') +
    row +
    attic +
    box(-78, -64, 84, 42, 2, '#f0a84a') +
    flatStroke('M-50 -64v42M-22 -64v42', '#7a4a1c', 2) +
    [0, 1, 2].map((i) => box(-72 + i * 27, -34, 20, 10, 5, wood.dark)).join('') +
    box(34, -66, 34, 66, 2, p.field) +
    (index === 5
      ? box(102, -154, 22, 154, 2, '#1b2b25', `stroke="${p.vermilion}" stroke-width="3"`) +
        box(106, -60, 14, 26, 2, p.vermilion)
      : '') +
    box(-72, 64, 72, 30, 6, '#f0a84a', 'fill-opacity="0.28"') +
    shine
  );
}

const star = (i: number, w: number, h: number) =>
  disc(
    (i * i * 37 + i * 211) % w,
    10 + ((i * i * 53 + i * 29) % h),
    1 + (i % 3) * 0.5,
    '#e9efe6',
    'fill-opacity="0.7"',
  );

/** Night, and the dark into which the water runs out below. */
const defs =
  gradient('night', p.ink, '#2b4c45') +
  `<linearGradient id="dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.ink}" stop-opacity="0"/><stop offset="1" stop-color="${p.ink}"/></linearGradient>`;

/** A row of houses along the water: the same one, so many years apart. */
function bank(from: number, count: number, cell: number, width: number, y: number): string {
  return (
    box(0, y, width, 44, 0, '#3b352a') +
    box(0, y + 43, width, 72, 0, '#1c343b') +
    [60, 84, 104]
      .map((dy, i) =>
        stroke(`M${-20 * i} ${y + dy}${'q30 -8 60 0t60 0'.repeat(14)}`, '#35545c', 2.5),
      )
      .join('') +
    Array.from({ length: count }, (_, i) => at(cell * (i + 0.5), y + 6, front(from + i))).join('') +
    box(0, y + 62, width, 54, 0, 'url(#dark)')
  );
}

/** Six fronts side by side by night. */
export const streetWide = () =>
  board(
    1560,
    520,
    box(0, 0, 1560, 520, 0, 'url(#night)') +
      Array.from({ length: 60 }, (_, i) => star(i, 1560, 150)).join('') +
      shape('M0 330Q300 190 640 262T1200 236T1560 220V420H0z', '#1a3029') +
      bank(0, 6, 260, 1560, 336) +
      box(0, 450, 1560, 70, 0, p.ink),
    defs,
  );

/** The same in three rows of two, each row with room for its years under it. */
export const streetNarrow = () =>
  board(
    540,
    1380,
    [0, 1, 2]
      .map((row) =>
        at(
          0,
          row * 460,
          box(-1, -1, 542, 463, 0, `url(#night)`) +
            Array.from({ length: 16 }, (_, i) => star(i + row * 7, 540, 90)).join('') +
            shape('M0 300Q130 190 290 246T540 220V360H0z', '#1a3029') +
            bank(row * 2, 2, 270, 540, 276) +
            box(-1, 390, 542, 72, 0, p.ink),
        ),
      )
      .join(''),
    defs,
  );
