import { palette } from '../palette.ts';
import { at, board, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';
import { steel } from './door.ts';

export const size = [2400, 620] as const;
/** One place of it, where the way runs down the page. */
export const stopSize = [560, 580] as const;

const line = '#143f2f';

/** Draws a cut of the wire: a gap, and its number. */
const cut = (x: number, y: number, number: number) =>
  disc(x, y, 50, palette.vermilion) +
  disc(x, y, 50, 'none', `stroke="#fffaf2" stroke-width="7"`) +
  text(x, y + 23, 66, String(number), {
    face: 'display',
    weight: 800,
    anchor: 'middle',
    fill: '#fffaf2',
  });

/** Each stands on the ground at 500, its middle at 280. */
const coldRoom =
  box(60, 130, 440, 370, 12, steel.mid) +
  box(84, 154, 392, 346, 4, '#eef7f8') +
  box(84, 300, 210, 12, 0, steel.dark) +
  box(84, 410, 210, 12, 0, steel.dark) +
  [100, 150, 200].map((x) => box(x, 246, 38, 54, 6, palette.field)).join('') +
  [104, 168, 232].map((x) => box(x, 372, 52, 38, 10, '#f0dcb8')).join('') +
  [120, 200].map((x) => box(x, 452, 66, 48, 6, palette.sun)).join('') +
  box(376, 180, 54, 110, 22, '#fffdf8', `stroke="${line}" stroke-width="7"`) +
  disc(403, 206, 8, palette.field) +
  stroke('M403 154V180', line, 7);
const gateway =
  box(96, 120, 368, 380, 0, '#fffdf8', `stroke="${line}" stroke-width="9"`) +
  shape('M60 128L280 20L500 128Z', palette.fieldDeep) +
  box(176, 216, 170, 104, 16, '#dcE8dd', `stroke="${line}" stroke-width="8"`) +
  stroke('M204 216V176M320 216V176', line, 10) +
  [206, 236, 266].map((x) => disc(x, 286, 8, palette.vermilion)).join('') +
  stroke('M346 290H404V430', line, 8) +
  box(376, 430, 56, 70, 8, steel.mid) +
  box(392, 448, 8, 18, 3, palette.ink) +
  box(408, 448, 8, 18, 3, palette.ink) +
  box(160, 380, 120, 120, 4, '#cfe3ea', `stroke="${line}" stroke-width="8"`) +
  flatStroke('M220 380V500M160 440H280', line, 6);
const poles =
  [120, 440]
    .map(
      (x) =>
        box(x - 12, 70, 24, 430, 4, '#7d552b') +
        box(x - 74, 108, 148, 18, 4, '#7d552b') +
        [-62, 62].map((dx) => box(x + dx - 8, 84, 16, 26, 5, '#cfe3ea')).join(''),
    )
    .join('') +
  stroke('M182 90Q280 190 378 90', line, 7) +
  stroke('M182 96Q280 226 378 96', line, 5) +
  shape('M-60 500Q80 420 220 470T520 450T640 500Z', palette.field, 'opacity=".85"');
const mill =
  box(90, 190, 300, 310, 0, '#a34a30') +
  shape('M60 200L240 70L420 200Z', palette.ink) +
  [130, 220, 310]
    .map((x) => box(x - 24, 232, 54, 66, 4, '#f4d469', `stroke="#5e2413" stroke-width="6"`))
    .join('') +
  [130, 310]
    .map((x) => box(x - 24, 352, 54, 66, 4, '#cfe3ea', `stroke="#5e2413" stroke-width="6"`))
    .join('') +
  box(200, 380, 80, 120, 6, palette.fieldDeep) +
  disc(440, 410, 100, 'none', `stroke="#5b4022" stroke-width="20"`) +
  [0, 45, 90, 135]
    .map((turn) => at(440, 410, box(-100, -7, 200, 14, 0, '#5b4022'), 1, turn))
    .join('') +
  disc(440, 410, 20, '#5b4022');

const waves = (x: number, y: number) =>
  [40, 72, 104]
    .map((r) =>
      stroke(
        `M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}`,
        palette.vermilion,
        9,
      ),
    )
    .join('');
/** From the sensor to our mill, side by side on one ground, with the four places at which it can be cut. */
export function way(): string {
  return board(
    ...size,
    box(0, 500, 2400, 12, 0, line) +
      at(1220, 0, poles) +
      at(20, 0, coldRoom) +
      at(620, 0, gateway) +
      at(1840, 0, mill) +
      waves(450, 232) +
      stroke('M1084 240Q1170 240 1278 90M1722 90Q1830 250 1934 250', line, 7) +
      stroke('M1722 96Q1830 290 1934 276', line, 5) +
      cut(423, 366, 1) +
      cut(1024, 362, 2) +
      cut(1500, 146, 3) +
      cut(2080, 140, 4),
  );
}

/** Down a narrow page each place is a drawing of its own, with the number of its cut. */
const stop =
  (place: string, [x, y]: readonly [number, number], number: number) =>
  (): string =>
    board(
      ...stopSize,
      at(0, 40, place) + box(20, 540, 520, 12, 6, line) + at(0, 40, cut(x, y, number)),
    );

export const sensorStop = stop(coldRoom, [403, 366], 1);
export const gatewayStop = stop(gateway, [404, 362], 2);
export const polesStop = stop(poles, [280, 146], 3);
export const millStop = stop(mill, [240, 140], 4);
