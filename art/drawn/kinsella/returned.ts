import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { fibre, filters, hue, paper, sheen, slope, tooth } from './kit.ts';
import { panel } from './panels.ts';
import { clip, pencil } from './things.ts';

const [w, h] = [1600, 1200];

/** The deck of a ferry with two ends, and the arrow that is right on every other crossing. */
const deck = (line: string) =>
  stroke('M40 190Q100 70 230 70H650Q780 70 840 190Q780 310 650 310H230Q100 310 40 190Z', line, 7) +
  stroke(
    'M84 190Q130 104 236 104H644Q750 104 796 190Q750 276 644 276H236Q130 276 84 190Z',
    line,
    3,
  ) +
  [260, 330, 400, 480, 550]
    .map(
      (x) =>
        box(x, 122, 50, 30, 8, 'none', `stroke="${line}" stroke-width="3"`) +
        box(x, 228, 50, 30, 8, 'none', `stroke="${line}" stroke-width="3"`),
    )
    .join('') +
  box(410, 168, 60, 44, 6, hue.flare, `stroke="${line}" stroke-width="4"`) +
  stroke('M500 190H690M650 156L692 190L650 224', line, 15);

const red = '#c9261b';

/** A card that came back: the arrow ringed in red pencil, a magnifier on it, a ring of coffee. */
export function returned(): string {
  const roll = chance(12);
  const boards = [250, 560, 880]
    .map((y) => box(0, y, w, 5, 0, '#2a1320') + box(0, y + 5, w, 2, 0, '#c98a5c', 'opacity=".4"'))
    .join('');
  const veins = Array.from({ length: 260 }, () =>
    stroke(
      `M${(roll() * w).toFixed(0)} ${(roll() * h).toFixed(0)}q${(90 + roll() * 160).toFixed(0)} ${(roll() * 8 - 4).toFixed(0)} ${(240 + roll() * 260).toFixed(0)} ${(roll() * 8 - 4).toFixed(0)}`,
      roll() > 0.5 ? '#381a22' : '#b3744a',
      1 + roll() * 2,
      `opacity="${(0.12 + roll() * 0.28).toFixed(2)}"`,
    ),
  ).join('');
  const ring = Array.from({ length: 5 }, (_, i) =>
    disc(
      170 + i * 1.5,
      500 - i,
      96 + (i % 3) * 3,
      'none',
      `stroke="#7a4216" stroke-width="${[3, 9, 2, 5, 1][i] ?? 2}" opacity="${0.16 + i * 0.04}" stroke-dasharray="${180 + i * 90} ${20 + i * 6}"`,
    ),
  ).join('');
  const sheet = paper(
    880,
    700,
    hue.sun,
    deck(hue.ink) +
      [0, 2, 3, 4]
        .map(
          (step, i) =>
            box(
              40 + i * 205,
              390,
              190,
              210,
              10,
              '#fff3d2',
              `stroke="${hue.ink}" stroke-width="4"`,
            ) + panel(step, 44 + i * 205, 400, 180),
        )
        .join('') +
      stroke('M40 650H420', hue.ink, 5) +
      ring +
      stroke(
        'M500 200C470 120 560 94 630 100C740 108 770 190 730 244C690 290 540 296 496 236C476 206 490 140 560 112',
        red,
        9,
        'opacity=".88"',
      ) +
      stroke('M748 128Q820 60 858 30', red, 8, 'opacity=".85"') +
      `<g opacity=".18">${stroke('M0 350H880', '#3b1e6d', 5)}</g>`,
    26,
  );
  const note = paper(
    300,
    250,
    '#fff8e4',
    text(28, 70, 40, 'Which end', { face: 'display', fill: red, weight: 500 }) +
      text(28, 122, 40, 'is front?', { face: 'display', fill: red, weight: 500 }) +
      stroke('M28 150Q120 138 240 146', red, 5) +
      text(28, 206, 30, '11/9 – R.', { face: 'display', fill: red, weight: 400 }),
    14,
  );
  const lens =
    `<g transform="translate(46 40)" filter="url(#soft)" opacity=".55">${disc(0, 0, 178, '#12081f')}${stroke('M60 170L200 530', '#12081f', 60)}</g>` +
    `<clipPath id="eye"><circle r="150"/></clipPath><g clip-path="url(#eye)">${box(-180, -180, 360, 360, 0, '#ffd84f')}${at(-1180, -320, deck(hue.ink), 1.75)}${stroke('M-170 60C-150 150 90 190 170 70', red, 17, 'opacity=".85"')}${box(-180, -180, 360, 360, 0, 'url(#glassy)')}${shape('M-120 -60A134 134 0 0 1 20 -132Q-70 -100 -96 -30Z', '#fff', 'opacity=".75"')}</g>` +
    disc(0, 0, 160, 'none', 'stroke="url(#brass)" stroke-width="26"') +
    disc(0, 0, 172, 'none', 'stroke="#5a3414" stroke-width="3"') +
    disc(0, 0, 147, 'none', 'stroke="#4a2912" stroke-width="4"') +
    `<g transform="rotate(68)">${box(166, -20, 70, 40, 6, 'url(#brass)')}${shape('M232 -28H520Q560 -28 560 0T520 28H232Z', '#2c1420')}${shape('M240 -20H520Q540 -20 546 -6H240Z', '#a4566a', 'opacity=".7"')}</g>`;
  return board(
    w,
    h,
    box(0, 0, w, h, 0, 'url(#wood)') +
      veins +
      boards +
      fibre(w, h, 0.25) +
      at(
        1050,
        -60,
        paper(
          640,
          420,
          '#f4ead6',
          Array.from({ length: 9 }, (_, i) =>
            stroke(
              `M60 ${90 + i * 34}h${[380, 420, 340, 410, 300, 400, 420, 260, 0][i] ?? 0}`,
              '#8a7a92',
              4,
              'opacity=".6"',
            ),
          ).join(''),
          16,
        ),
        1,
        11,
      ) +
      at(200, 240, sheet, 1, -6) +
      at(1190, 470, note, 1.1, 5) +
      at(1010, 196, clip, 1.5, 24) +
      at(870, 440, lens) +
      at(220, 1120, pencil(red, 640), 1.5, -14) +
      box(0, 0, w, h, 0, 'url(#lamp)') +
      box(0, 0, w, h, 0, 'url(#dark)') +
      tooth(w, h, 0.12),
    filters(14, 30) +
      sheen +
      slope(
        'wood',
        [0, 0, w, h],
        [
          [0, '#8d5638'],
          [0.5, '#6f3f30'],
          [1, '#432133'],
        ],
      ) +
      slope(
        'brass',
        [-160, -160, 160, 160],
        [
          [0, '#fff2bb'],
          [0.35, '#d79d3c'],
          [0.55, '#7d4d1c'],
          [0.75, '#efc566'],
          [1, '#5a3414'],
        ],
      ) +
      slope(
        'glassy',
        [-150, -150, 150, 150],
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#3b1e6d', 0.3],
        ],
      ) +
      slope(
        'lamp',
        [0, 0, w * 0.7, h],
        [
          [0, '#ffd774', 0.34],
          [0.6, '#ffb84a', 0.06],
          [1, '#1a0d36', 0.2],
        ],
      ) +
      '<radialGradient id="dark" cx=".4" cy=".42" r=".8"><stop offset=".4" stop-color="#1b0b2e" stop-opacity="0"/><stop offset="1" stop-color="#1b0b2e" stop-opacity=".72"/></radialGradient>',
  );
}
