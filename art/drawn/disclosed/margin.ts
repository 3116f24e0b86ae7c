import { palette as p } from '../palette.ts';
import { at, board, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

export const marginSize = { width: 660, height: 540 };

const shadow = (w: number, h: number) => box(10, 14, w, h, 6, '#14211b', 'fill-opacity="0.16"');
const line = (x: number, y: number, w: number, colour: string = p.line) =>
  flatStroke(`M${x} ${y}h${w}`, colour, 7);

/** A passbook on its back, held open by nothing: cover, and a page of sums of which the last one counts. */
export const bankbook = () =>
  board(
    marginSize.width,
    marginSize.height,
    at(
      60,
      70,
      shadow(250, 400) +
        box(0, 0, 250, 400, 12, p.field) +
        box(0, 0, 26, 400, 12, p.fieldDeep) +
        box(44, 60, 150, 104, 4, p.surface) +
        text(119, 106, 28, 'Savings', { weight: 700, face: 'display', anchor: 'middle' }) +
        text(119, 144, 28, '2025', { weight: 700, face: 'display', anchor: 'middle' }) +
        stroke('M90 262V206H118M90 262h18M154 200v60h-26M154 200h-18', p.sun, 11),
      1,
      -7,
    ) +
      at(
        278,
        130,
        shadow(350, 350) +
          box(0, 0, 350, 350, 4, p.surface) +
          box(0, 0, 350, 56, 4, p.fieldPale) +
          [0, 1, 2, 3, 4]
            .map((i) => line(26, 96 + i * 44, [150, 118, 164, 96, 132][i] ?? 120))
            .join('') +
          [0, 1, 2, 3, 4]
            .map((i) => line(254, 96 + i * 44, 70, i === 3 ? p.vermilion : '#9db3a5'))
            .join('') +
          flatStroke('M232 292h94M232 300h94', p.ink, 3) +
          box(246, 310, 80, 20, 4, p.field) +
          stroke('M26 322q10 10 16 22 12 -40 36 -58', p.vermilion, 9),
        1,
        4,
      ),
  );

/** A certificate with a border, a seal and two ribbons, under a clip. */
export const certificate = () =>
  board(
    marginSize.width,
    marginSize.height,
    at(
      70,
      60,
      shadow(520, 400) +
        box(0, 0, 520, 400, 3, p.surface) +
        box(18, 18, 484, 364, 3, 'none', `stroke="${p.field}" stroke-width="5"`) +
        box(30, 30, 460, 340, 2, 'none', `stroke="${p.field}" stroke-width="2"`) +
        text(260, 96, 40, 'Certificate', { weight: 700, face: 'display', anchor: 'middle' }) +
        text(260, 136, 27, 'of insurance', { anchor: 'middle', fill: p.muted }) +
        [0, 1, 2].map((i) => line(70, 186 + i * 48, [206, 172, 190][i] ?? 180)).join('') +
        [0, 1, 2].map((i) => line(332, 186 + i * 48, 116, '#9db3a5')).join('') +
        stroke('M76 336q18 -40 32 -10t26 -6 22 4 40 -6', p.field, 5) +
        shape('M376 320l-22 84 30 -18 16 30 18 -90z', p.vermilion) +
        shape('M424 320l22 84 -30 -18 -16 30 -18 -90z', '#a93413') +
        disc(400, 312, 58, p.vermilion) +
        disc(400, 312, 44, 'none', 'stroke="#fffdf8" stroke-width="4"') +
        stroke('M380 312l14 16l28 -34', '#fffdf8', 8),
      1,
      3,
    ) + at(112, 92, stroke('M0 0v-62q0 -26 23 -26t23 26v88q0 16 -14 16t-14 -16v-70', '#7d8790', 7)),
  );
