import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { herself } from './herself.ts';
import { cast, fibre, filters, hue, rect, sheen, slope, tooth } from './kit.ts';
import { card, panel } from './panels.ts';

/** Two pixels are a centimetre. */
const [w, h] = [2000, 900];
const floor = 790;

const hung = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  fill: string,
  inside: string,
  turn = 0,
) =>
  at(
    x,
    y,
    cast(rect(wide, tall, 3), 12, 0.45) +
      box(0, 0, wide, tall, 3, fill) +
      inside +
      box(0, 0, wide, tall, 3, 'url(#sheen)'),
    1,
    turn,
  );

const tag = (x: number, y: number, n: number) =>
  disc(x, y, 17, hue.ink) +
  text(x, y + 8, 23, String(n), { face: 'familjen', fill: hue.sun, weight: 700, anchor: 'middle' });

/** A wall on which everything hangs as large as it is to everything else, and to a woman of 168 centimetres. */
export function toScale(): string {
  const roll = chance(3);
  const strokes = Array.from({ length: 160 }, () =>
    stroke(
      `M${(roll() * w).toFixed(0)} ${(roll() * floor).toFixed(0)}q${(roll() * 90).toFixed(0)} ${(roll() * 50 - 25).toFixed(0)} ${(60 + roll() * 200).toFixed(0)} ${(roll() * 30 - 15).toFixed(0)}`,
      roll() > 0.5 ? '#fffef6' : '#d9b36c',
      2 + roll() * 6,
      'opacity=".13"',
    ),
  ).join('');
  const planks = Array.from({ length: 15 }, (_, i) =>
    stroke(`M${i * 170 - 260} ${h}L${i * 128 + 90} ${floor}`, '#120a24', 3, 'opacity=".6"'),
  ).join('');
  const arrow = 'M0 52H1650V0L1840 71L1650 142V90H0Z';
  const patina = Array.from({ length: 60 }, () => {
    const [x, y] = [roll() * 1640, 54 + roll() * 34];
    return disc(x, y, 1 + roll() * 4, roll() > 0.6 ? '#8c3a10' : '#fff0a6', 'opacity=".5"');
  }).join('');
  const rung = Array.from({ length: 10 }, (_, i) => {
    const y = 30 + i * 48;
    return stroke(
      `M${(44 - y * 0.088).toFixed(0)} ${y}H${(70 + y * 0.044).toFixed(0)}`,
      '#8a5a30',
      7,
    );
  }).join('');
  const ladder =
    stroke('M0 500L44 0M92 500L70 0', '#2a1742', 9, 'opacity=".35" transform="translate(34 12)"') +
    stroke('M0 500L44 0', '#c48a4c', 9) +
    stroke('M92 500L70 0', '#8a5a30', 9) +
    rung;
  return board(
    w,
    h,
    box(0, 0, w, floor, 0, 'url(#wall)') +
      strokes +
      fibre(w, floor, 0.12) +
      // The long arrow, cut from deck plate.
      at(
        80,
        60,
        cast(arrow, 20, 0.5) +
          shape(arrow, hue.sun) +
          shape('M0 52H1650V58H0Z', '#fff6c4', 'opacity=".8"') +
          shape('M0 82H1650V90H0Z', '#b97a06', 'opacity=".6"') +
          shape('M1650 90V142L1840 71L1826 66Z', '#c98a05', 'opacity=".5"') +
          patina +
          [30, 430, 830, 1230, 1620]
            .map((x) => disc(x, 71, 6, '#4a2c10') + disc(x - 1, 69, 3, '#e9c87a'))
            .join(''),
      ) +
      box(0, floor, w, h - floor, 0, 'url(#boards)') +
      planks +
      box(0, floor - 14, w, 14, 0, '#efd9a4') +
      box(0, floor - 14, w, 3, 0, '#fffdf0') +
      box(0, floor - 1, w, 3, 0, '#5a3a1c') +
      // Muster sign, placard, board of the chairlift, card, raft label, matchbook.
      hung(
        150,
        300,
        320,
        480,
        hue.sun,
        box(14, 14, 292, 452, 6, 'none', `stroke="${hue.ink}" stroke-width="7"`) +
          panel(4, 34, 30, 250) +
          stroke('M70 380H240M196 336L244 380L196 424', hue.ink, 26),
      ) +
      hung(560, 350, 119, 168, '#fff7df', card(119, 168, 2)) +
      hung(
        1290,
        300,
        180,
        180,
        hue.shade,
        at(
          90,
          90,
          `<g transform="rotate(45)">${box(-52, -52, 104, 104, 8, 'none', 'stroke="#ffe89a" stroke-width="5"')}</g>`,
        ) +
          at(
            27,
            27,
            stroke('M40 62L140 40M90 52V84', '#ffe89a', 6) +
              box(66, 84, 48, 12, 4, '#ffe89a') +
              disc(82, 102, 9, '#ffe89a') +
              stroke('M82 112V134H104V156M72 156H112', '#ffe89a', 8),
            0.7,
          ),
      ) +
      hung(
        770,
        420,
        42,
        59,
        '#ffe07a',
        Array.from(
          { length: 6 },
          (_, i) =>
            box(
              6 + (i % 2) * 16,
              6 + Math.floor(i / 2) * 17,
              13,
              14,
              2,
              '#fffaf0',
              `stroke="${hue.ink}" stroke-width="1"`,
            ) + box(10 + (i % 2) * 16, 10 + Math.floor(i / 2) * 17, 5, 7, 1, hue.flare),
        ).join(''),
      ) +
      hung(1560, 380, 80, 40, hue.flare, stroke('M10 20H58M46 10L60 20L46 30', hue.ink, 6)) +
      hung(1706, 428, 10, 8, '#fff7df', box(2, 2, 6, 4, 1, hue.flare)) +
      stroke('M1711 444V478', hue.ink, 2) +
      at(990, floor - 340, herself()) +
      at(1850, floor - 492, ladder) +
      tag(490, 760, 1) +
      tag(620, 550, 2) +
      tag(791, 512, 3) +
      tag(1380, 514, 4) +
      tag(1600, 452, 5) +
      tag(1711, 496, 6) +
      tag(100, 176, 7) +
      box(0, 0, w, h, 0, 'url(#sun)') +
      tooth(w, h, 0.1),
    filters(8, 30) +
      sheen +
      slope(
        'wall',
        [0, 0, w, floor],
        [
          [0, '#fffaea'],
          [0.5, '#fff0cc'],
          [1, '#e9c98e'],
        ],
      ) +
      slope(
        'boards',
        [0, floor, 0, h],
        [
          [0, '#2b1c4d'],
          [1, '#4f3a7d'],
        ],
      ) +
      slope(
        'sun',
        [0, 100, w, 700],
        [
          [0, '#ffdb70', 0.3],
          [0.5, '#ffdb70', 0],
          [1, '#3b1e6d', 0.26],
        ],
      ),
  );
}
