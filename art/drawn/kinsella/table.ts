import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke } from '../svg.ts';
import { cast, fibre, filters, hue, paper, pool, rect, sheen, slope, tooth } from './kit.ts';
import { card, panel } from './panels.ts';
import { bottle, clip, cup, glasses, pencil, ruler, shell, tape, whistle } from './things.ts';

const [w, h] = [2000, 900];

/** Scratches and rings of twenty years on dark linoleum. */
function linoleum(): string {
  const roll = chance(5);
  const cuts = Array.from({ length: 90 }, () => {
    const [x, y] = [roll() * w, roll() * h];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(roll() * 260 - 60).toFixed(0)} ${(roll() * 60 - 30).toFixed(0)}`,
      roll() > 0.4 ? '#5b4585' : '#120a24',
      0.8 + roll(),
      `opacity="${(0.15 + roll() * 0.35).toFixed(2)}"`,
    );
  }).join('');
  return (
    box(0, 0, w, h, 0, 'url(#lino)') +
    fibre(w, h, 0.35) +
    cuts +
    disc(1500, 170, 74, 'none', 'stroke="#6a5296" stroke-width="5" opacity=".35"') +
    disc(1526, 186, 74, 'none', 'stroke="#6a5296" stroke-width="3" opacity=".25"')
  );
}

/** A long roll of ferry plan in white on blue, half unrolled. */
const plan = () => {
  const cars = Array.from({ length: 26 }, (_, i) =>
    box(
      96 + (i % 13) * 48,
      92 + Math.floor(i / 13) * 44,
      38,
      20,
      6,
      'none',
      'stroke="#d7ecf2" stroke-width="2"',
    ),
  ).join('');
  return paper(
    840,
    250,
    '#2a617c',
    stroke(
      'M40 125Q90 46 190 46H650Q750 46 800 125Q750 204 650 204H190Q90 204 40 125Z',
      '#eaf6f8',
      4,
    ) +
      stroke(
        'M70 125Q110 70 200 70H640Q730 70 770 125Q730 180 640 180H200Q110 180 70 125Z',
        '#a9d0dc',
        2,
      ) +
      cars +
      stroke('M420 26V226', '#a9d0dc', 1.5, 'stroke-dasharray="14 8 3 8"') +
      box(388, 100, 64, 50, 8, '#2a617c', 'stroke="#eaf6f8" stroke-width="3"') +
      stroke('M470 125H620M600 108L622 125L600 142', hue.sun, 6) +
      box(800, 0, 40, 250, 12, 'url(#roll)'),
    16,
  );
};

/** The table from above at seven in the morning, everything within an arm's length. */
export function table(): string {
  const roll = chance(14);
  const shavings = Array.from({ length: 16 }, () => {
    const [x, y, turn] = [1010 + roll() * 230, 690 + roll() * 150, roll() * 360];
    return at(
      x,
      y,
      `${shape('M2 3q14-12 26 0q-4 14-18 12z', '#130a22', 'opacity=".45"')}${shape('M0 0q14-12 26 0q-4 14-18 12z', roll() > 0.5 ? '#ffe0a3' : '#f6b73c')}`,
      0.8,
      turn,
    );
  }).join('');
  const big = paper(
    700,
    500,
    hue.cream,
    card(700, 440, 3, { pencil: 1 }) +
      stroke('M26 470H210M330 470H520', '#9a86b0', 2) +
      stroke('M30 18H100M600 18H672', '#9a86b0', 2),
  );
  const strip = paper(
    150,
    620,
    '#ffe07a',
    [0, 2, 3, 4].map((i, n) => panel(i, 14, 14 + n * 150, 124)).join(''),
    14,
  );
  const small = paper(
    330,
    220,
    hue.sun,
    panel(3, 20, 20, 170) + stroke('M206 60H300M206 96H300M206 132H270', hue.ink, 9),
  );
  const jacketCloth = `${cast('M0 60Q0 0 90 0H250Q340 0 340 60L380 330Q300 372 190 372T0 330Z', 26)}${shape('M0 60Q0 0 90 0H250Q340 0 340 60L380 330Q300 372 190 372T0 330Z', 'url(#jacket)')}${stroke('M170 4Q176 190 186 370', hue.flareDark, 6)}${stroke('M20 70Q80 96 158 70M184 70Q260 98 336 70M8 170Q90 200 166 176M184 176Q270 204 352 170', '#c63c12', 5, 'opacity=".8"')}${stroke('M6 236H362', hue.ink, 26)}${stroke('M6 230H362', '#4b4460', 3)}${box(150, 214, 58, 46, 8, '#191426')}${box(158, 222, 42, 12, 4, '#5c5572')}${shape('M16 52Q24 14 96 12H150Q60 26 44 150Z', '#ffb27a', 'opacity=".5"')}${box(230, 104, 92, 46, 4, '#f3f4ee', 'opacity=".92"')}${box(230, 104, 92, 16, 4, '#fff')}`;
  return board(
    w,
    h,
    linoleum() +
      at(1240, -70, plan(), 1, 5) +
      at(-60, 500, jacketCloth, 1.05, -14) +
      at(40, -60, strip, 1, 7) +
      at(330, 60, small, 1, -9) +
      at(560, 190, big, 1, -3) +
      at(430, 330, paper(250, 340, '#fffaf0', panel(2, -6, 30, 262), 16), 1, 6) +
      at(566, 330, tape, 1, 40) +
      at(1330, 250, ruler(640), 1, 12) +
      at(
        1560,
        520,
        paper(350, 250, '#ffe9a8', panel(4, 20, 24, 190) + panel(5, 170, 50, 170), 12),
        1,
        -11,
      ) +
      shavings +
      at(250, 812, pencil('#2f6f86', 520), 1, -4) +
      at(1180, 800, pencil('#ffcb1f', 420), 1, -31) +
      at(1240, 850, pencil('#f0541e', 360), 1, -22) +
      at(1290, 150, bottle, 1) +
      at(1790, 350, cup, 1) +
      at(1420, 700, shell, 1, -20) +
      at(900, 60, glasses, 1, 8) +
      at(310, 640, whistle, 1.15, 18) +
      at(1640, 500, clip, 1, 30) +
      at(800, 760, clip, 1, -50) +
      at(1850, 720, clip, 1.1, 80) +
      box(0, 0, w, h, 0, 'url(#morning)') +
      box(0, 0, w, h, 0, 'url(#corner)') +
      tooth(w, h, 0.1),
    filters(9, 30) +
      sheen +
      slope(
        'lino',
        [0, 0, w, h],
        [
          [0, '#4c3578'],
          [0.5, '#33235a'],
          [1, '#1d1338'],
        ],
      ) +
      slope(
        'jacket',
        [0, 0, 360, 360],
        [
          [0, '#ff7a35'],
          [0.5, '#f0541e'],
          [1, '#a62a10'],
        ],
      ) +
      slope(
        'roll',
        [800, 0, 840, 0],
        [
          [0, '#143a4c'],
          [0.35, '#5f9db4'],
          [1, '#123243'],
        ],
      ) +
      slope(
        'morning',
        [0, 200, 1500, 700],
        [
          [0, '#ffd86b', 0.36],
          [0.5, '#ffc94a', 0.1],
          [1, '#1a0d36', 0.3],
        ],
      ) +
      pool('brew', [
        [0, '#7a3d16'],
        [0.7, '#4b210d'],
        [1, '#2a1109'],
      ]) +
      `<radialGradient id="corner" cx=".4" cy=".4" r=".8"><stop offset=".5" stop-color="#150a2c" stop-opacity="0"/><stop offset="1" stop-color="#150a2c" stop-opacity=".6"/></radialGradient>` +
      rectDefs(),
  );
}

const rectDefs = () => `<clipPath id="ruled"><path d="${rect(640, 56, 3)}"/></clipPath>`;
