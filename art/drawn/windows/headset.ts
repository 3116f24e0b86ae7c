import { at, board, box, disc, shape, stroke } from '../svg.ts';
import { cut } from './cut.ts';

export const width = 1200;
export const height = 1500;

const night = '#1d2b22';

/** Boards of the wall, with the light of one lamp from the upper left. */
function wall(): string {
  const boards = [0, 206, 428, 640, 872, 1090].map(
    (x, i) =>
      box(
        x,
        0,
        260,
        height,
        0,
        ['#48624f', '#435c4a', '#4a6552', '#415948', '#3d5444', '#384e3f'][i] ?? '',
      ) +
      box(x, 0, 5, height, 0, '#22332a') +
      box(x + 5, 0, 3, height, 0, '#5f7a66', 'opacity="0.6"'),
  );
  return boards.join('') + box(0, 0, width, height, 0, 'url(#dark)');
}

/** The coiled cord: loops along a hanging curve. */
function cord(): string {
  const loops = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const x = 884 - 130 * Math.sin(t * 2.6) + 20 * Math.sin(t * 9);
    const y = 976 + 560 * t;
    return { x, y };
  });
  const ring = ({ x, y }: { x: number; y: number }, colour: string, wide: number) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="17" ry="33" transform="rotate(24 ${x.toFixed(1)} ${y.toFixed(1)})" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
  return (
    at(22, 26, loops.map((loop) => ring(loop, night, 10)).join(''), 1) +
    loops.map((loop) => ring(loop, '#14100e', 11) + ring(loop, '#3c342f', 5)).join('')
  );
}

const band = 'M318 820C276 470 430 300 610 300S944 470 902 820';

/** An ear pad, seen from the side. */
const pad = (x: number, turn: number) =>
  at(
    x,
    850,
    at(
      16,
      20,
      shape(
        'M-84 -130C-20 -166 72 -130 84 0S20 166 -54 138S-130 -90 -84 -130Z',
        night,
        'opacity="0.4"',
      ),
    ) +
      cut(
        'M-84 -130C-20 -166 72 -130 84 0S20 166 -54 138S-130 -90 -84 -130Z',
        '#2b2521',
        10,
        '#0d1310',
      ) +
      shape('M-58 -92C-14 -118 48 -92 56 0S14 116 -38 98S-92 -64 -58 -92Z', '#4a413b') +
      shape('M-40 -62C-10 -80 30 -62 36 0S10 78 -24 66S-64 -44 -40 -62Z', '#1b1714') +
      stroke('M-70 -104C-20 -140 50 -112 66 -30', '#7d7068', 7, 'opacity="0.7"'),
    1,
    turn,
  );

/** The headset on its peg; the microphone hangs free. */
function headset(): string {
  const arm = 'M352 960C330 1120 420 1216 560 1230';
  return (
    at(26, 34, stroke(band, night, 42, 'opacity="0.45"')) +
    stroke(band, '#181412', 44) +
    stroke(band, '#39312c', 30) +
    stroke('M334 760C312 480 440 326 606 320', '#87796f', 7, 'opacity="0.8"') +
    at(22, 28, stroke(arm, night, 16, 'opacity="0.4"')) +
    stroke(arm, '#181412', 16) +
    stroke(arm, '#51463f', 5) +
    cut('M552 1196h86a36 36 0 0 1 0 72h-86a36 36 0 0 1 0 -72Z', '#26201d', 8, '#0d1310') +
    shape('M574 1212h52a20 20 0 0 1 0 40h-52Z', '#0f0c0b') +
    pad(330, 0) +
    at(1220, 0, `<g transform="scale(-1 1)">${pad(330, 0)}</g>`) +
    disc(330, 850, 15, '#c8704f')
  );
}

/** The peg that it hangs on, of turned wood. */
const peg =
  at(24, 34, disc(610, 292, 62, night, 'opacity="0.45"')) +
  disc(610, 284, 62, '#a4583c') +
  disc(602, 276, 48, '#c8704f') +
  disc(594, 268, 28, '#d98a6a');

/** A luggage label on a string. */
const label =
  stroke('M640 316C700 420 770 470 800 560', '#e9d7ca', 5) +
  at(
    800,
    560,
    at(14, 18, shape('M-70 40L0 0L70 40V250H-70Z', night, 'opacity="0.45"')) +
      shape('M-70 40L0 0L70 40V250H-70Z', '#f6e3d6') +
      disc(0, 40, 11, '#435c4a') +
      [0, 1, 2]
        .map((i) => box(-44, 96 + i * 40, 88 - i * 20, 9, 4, '#9c452c', 'opacity="0.75"'))
        .join(''),
    1,
    -14,
  );

/** An old telephone headset on a peg of a boarded wall, by night. */
export function hungHeadset(): string {
  return board(
    width,
    height,
    wall() + cord() + headset() + peg + label,
    `<radialGradient id="dark" cx=".3" cy=".22" r="1"><stop offset="0" stop-color="#f3c9a2" stop-opacity=".26"/><stop offset=".4" stop-color="#1d2b22" stop-opacity=".12"/><stop offset="1" stop-color="#16211a" stop-opacity=".78"/></radialGradient>`,
  );
}
