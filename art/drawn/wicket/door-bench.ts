import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { chance } from './sprig.ts';

const wide = 1500;
const high = 2000;
const floorAt = 1560;

/** Grain along a board. */
const grain = (x: number, y: number, w: number, h: number, seed: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const level = y + h * ((i + 0.5) / 9) + (chance(seed + i) - 0.5) * 5;
    const sway = (chance(seed + i + 40) - 0.5) * 12;
    return stroke(
      `M${x + 8} ${level.toFixed(1)}Q${x + w / 2} ${(level + sway).toFixed(1)} ${x + w - 8} ${level.toFixed(1)}`,
      '#4a2f1c',
      2,
      `stroke-opacity="${(0.14 + 0.2 * chance(seed + i + 9)).toFixed(2)}"`,
    );
  }).join('');

/** Bricks of the floor, seen a little from above. */
function bricks(): string {
  const tones = ['#a9745a', '#9c6850', '#b58268', '#946049'];
  const rows = [0, 62, 132, 210, 298, 396];
  return rows
    .map((top, j) => {
      const tall = (rows[j + 1] ?? 500) - top;
      const long = 190 + j * 34;
      return Array.from({ length: Math.ceil(wide / long) + 2 }, (_, i) =>
        box(
          Math.round((i - (j % 2 ? 0.5 : 0.15)) * long - 40),
          floorAt + top,
          long - 7,
          tall - 6,
          5,
          tones[Math.floor(chance(i * 3 + j * 11) * 4)] ?? '#a9745a',
        ),
      ).join('');
    })
    .join('');
}

/** A dog asleep on its side of a bench: one outline, one ear, one tail. */
function dog(): string {
  const coat = '#6f452a';
  const dark = '#52301b';
  return [
    `<ellipse cx="20" cy="66" rx="430" ry="34" fill="#2a160b" fill-opacity="0.32"/>`,
    // Tail, body, haunch.
    stroke('M356 18C430 40 446 62 386 66C350 68 322 62 300 58', coat, 34),
    shape(
      'M-300 62C-330 10 -262 -60 -176 -86C-70 -122 40 -140 150 -134C270 -128 366 -84 382 4C388 40 372 62 340 64Z',
      coat,
    ),
    shape('M120 62C96 -10 150 -84 242 -86C336 -84 384 -22 372 30C366 54 352 64 330 64Z', '#7b4e30'),
    stroke('M128 52C112 -6 150 -70 226 -82', dark, 7, 'stroke-opacity="0.55"'),
    // Hind foot and forelegs.
    shape('M86 64C92 36 150 28 206 36C236 42 236 64 214 66Z', '#845638'),
    shape(
      'M-190 64C-180 36 -220 30 -296 36C-372 40 -404 44 -408 58C-408 66 -398 68 -384 68Z',
      '#845638',
    ),
    // Head on its paws.
    shape(
      'M-236 -58C-196 -66 -164 -30 -172 14C-178 46 -214 58 -260 56C-312 56 -372 60 -404 50C-426 42 -430 20 -410 8C-378 -8 -352 -10 -330 -30C-308 -52 -270 -62 -236 -58Z',
      '#7b4e30',
    ),
    shape('M-406 10C-424 14 -432 28 -424 38C-412 44 -398 36 -394 22Z', '#1f130c'),
    stroke('M-336 8C-326 16 -312 16 -302 8', '#1f130c', 7),
    stroke('M-402 42C-372 50 -350 46 -330 40', dark, 5, 'stroke-opacity="0.7"'),
    shape(
      'M-250 -56C-206 -72 -166 -40 -170 6C-172 42 -204 62 -226 44C-248 22 -272 -18 -250 -56Z',
      dark,
    ),
    ...Array.from({ length: 60 }, (_, i) => {
      const x = -160 + 500 * chance(i + 12);
      const y = -96 + 120 * chance(i + 77) + Math.abs(x - 60) * 0.12;
      return stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}q16 3 28 ${(6 + 6 * chance(i)).toFixed(0)}`,
        i % 2 ? '#8a5a3a' : dark,
        3.5,
        'stroke-opacity="0.4"',
      );
    }),
  ].join('');
}

/** A door of four planks, its frame and its latch. */
function door(): string {
  const planks = [0, 1, 2, 3].map(
    (i) =>
      box(150 + i * 158, 90, 152, 1210, 4, i % 2 ? '#1d4836' : '#205040') +
      stroke(`M${150 + i * 158 + 152} 92V1298`, '#0e2c20', 6),
  );
  return [
    box(120, 60, 692, 1500, 6, '#d8c7ae'),
    box(150, 90, 626, 1470, 3, '#12362a'),
    ...planks,
    box(150, 1290, 626, 270, 0, '#1a4231'),
    box(150, 330, 626, 84, 3, '#1a4231'),
    box(150, 960, 626, 84, 3, '#1a4231'),
    disc(706, 800, 24, '#b98a4a'),
    stroke('M706 800V860', '#8d6531', 14),
  ].join('');
}

/** The bench with four places in chalk, and who sleeps under it. */
function bench(): string {
  const seat = 1210;
  const places = [0, 1, 2, 3].map((i) => {
    const x = 315 + i * 290;
    return (
      stroke(
        `M${x - 88} ${seat + 10}C${x - 40} ${seat - 12} ${x + 46} ${seat - 10} ${x + 88} ${seat + 8}C${x + 40} ${seat + 30} ${x - 44} ${seat + 32} ${x - 88} ${seat + 10}Z`,
        '#f4ecdd',
        5,
        'stroke-opacity="0.85" stroke-dasharray="60 5 34 4"',
      ) +
      text(x, seat + 84, 52, `${i + 1}`, {
        fill: '#f4ecdd',
        weight: 500,
        anchor: 'middle',
        more: 'fill-opacity="0.92"',
      })
    );
  });
  const leg = (x: number, lean: number, top: number, tone: string) =>
    shape(`M${x} ${top}H${x + 54}L${x + 54 + lean} ${floorAt + 66}H${x + 14 + lean}Z`, tone);
  return [
    // Far legs, dog, near legs and seat.
    leg(300, -10, seat + 40, '#4c3220'),
    leg(1150, 12, seat + 40, '#4c3220'),
    at(775, floorAt + 44, dog(), 1.06),
    leg(214, -34, seat + 90, '#6a4629'),
    leg(1236, 34, seat + 90, '#6a4629'),
    shape(`M150 ${seat - 34}H1350L1410 ${seat + 62}H90Z`, '#8a5f3e'),
    grain(150, seat - 30, 1200, 88, 3),
    box(90, seat + 60, 1320, 62, 5, '#6d4829'),
    grain(90, seat + 62, 1320, 56, 30),
    ...places,
  ].join('');
}

/** The bench by the door: four places in chalk, nobody's things on it yet, and a dog. */
export function doorBench(): string {
  return board(
    wide,
    high,
    [
      `<rect width="${wide}" height="${high}" fill="url(#wall)"/>`,
      ...Array.from({ length: 90 }, (_, i) =>
        at(
          Math.round(wide * chance(i + 1)),
          Math.round(floorAt * chance(i + 200)),
          stroke(
            `M0 0q${60 + 80 * chance(i)} ${-14 + 28 * chance(i + 9)} ${150 + 120 * chance(i + 5)} 0`,
            i % 2 ? '#fff6e6' : '#c9b79d',
            10,
            'stroke-opacity="0.09"',
          ),
        ),
      ),
      at(-470, 0, door()),
      box(342, floorAt - 64, wide - 342, 64, 0, '#cdbba1'),
      // Two pegs, a lead on one of them.
      stroke('M1010 470V500M1250 470V500', '#5e3e27', 22),
      stroke('M1010 496C960 640 984 820 1010 838C1040 820 1062 640 1012 500', '#94452a', 13),
      stroke('M1010 838V890', '#94452a', 13),
      disc(1010, 906, 17, 'none', 'stroke="#b98a4a" stroke-width="9"'),
      `<rect y="${floorAt}" width="${wide}" height="${high - floorAt}" fill="#8a7a68"/>`,
      bricks(),
      `<rect y="${floorAt}" width="${wide}" height="120" fill="url(#dusk)"/>`,
      at(340, (floorAt + 66) * 0.2, bench(), 0.8),
    ].join(''),
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="#efe3d1"/><stop offset="0.55" stop-color="#e4d4bf"/><stop offset="1" stop-color="#cdb99f"/></linearGradient><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a160b" stop-opacity="0.4"/><stop offset="1" stop-color="#2a160b" stop-opacity="0"/></linearGradient>`,
  );
}
