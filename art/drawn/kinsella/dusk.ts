import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke } from '../svg.ts';
import { ferry } from './ferry.ts';
import { fibre, filters, hue, paper, pool, sheen, slope, tooth } from './kit.ts';
import { panel } from './panels.ts';
import { pencil } from './things.ts';

const [w, h] = [1500, 1600];
const sea = 760;

/** The window over the table after sunset: a lit ferry comes in; a lamp is on. */
export function dusk(): string {
  const roll = chance(19);
  const glints = Array.from({ length: 330 }, () => {
    const y = sea + 6 + roll() ** 1.5 * 380;
    const near = (y - sea) / 380;
    return stroke(
      `M${(roll() * w).toFixed(0)} ${y.toFixed(0)}h${(10 + near * 90 * roll()).toFixed(0)}`,
      ['#f6a765', '#c77a8c', '#7a5a9c', '#2c1f54'][Math.floor(roll() * 4)] ?? '#fff',
      1.5 + near * 4,
      `opacity="${(0.25 + roll() * 0.4).toFixed(2)}"`,
    );
  }).join('');
  const path = Array.from({ length: 70 }, () => {
    const y = sea + 30 + roll() * 300;
    return stroke(
      `M${(500 + roll() * 540 + (roll() - 0.5) * 60).toFixed(0)} ${y.toFixed(0)}h${(14 + roll() * 60).toFixed(0)}`,
      '#ffd268',
      3 + roll() * 4,
      `opacity="${(0.75 - (y - sea) / 500).toFixed(2)}"`,
    );
  }).join('');
  const lights = Array.from({ length: 34 }, () =>
    disc(roll() * w, sea - 8 - roll() * 34, 1.6 + roll() * 2, '#ffdf96'),
  ).join('');
  const piles = [70, 150, 226]
    .map(
      (x, i) =>
        box(x, 690 + i * 16, 36, 480, 6, '#140c28') +
        box(x, 690 + i * 16, 8, 480, 3, '#8a5578', 'opacity=".6"') +
        `<ellipse cx="${x + 18}" cy="${692 + i * 16}" rx="18" ry="6" fill="#4d3560"/>`,
    )
    .join('');
  const gull = at(
    168,
    640,
    `${shape('M0 54Q-10 24 20 14Q30 -6 48 0Q60 4 58 16L72 22L56 26Q54 46 96 56L44 62Q10 66 0 54Z', '#f0e4ea')}${shape('M16 40Q44 30 96 56L44 62Q20 58 16 40Z', '#77638f')}${stroke('M30 62V74M42 62V74', '#e39a3a', 4)}${disc(48, 10, 2.5, hue.ink)}`,
  );
  const lamp =
    stroke('M1210 1470L1120 1180L1290 940', '#0f0920', 26) +
    stroke('M1205 1464L1114 1180L1284 942', '#f2b617', 14) +
    stroke('M1200 1450L1110 1180', '#fff0a6', 4) +
    disc(1118, 1180, 20, '#fff0c2') +
    disc(1118, 1180, 9, '#6d4a10') +
    shape('M1110 1478Q1210 1440 1310 1478V1500H1110Z', '#c98a05') +
    shape('M1110 1478Q1210 1440 1310 1478Q1210 1496 1110 1478Z', '#ffd955') +
    `<g transform="rotate(-38 1270 900)">${shape('M1190 910Q1196 800 1282 790Q1368 800 1374 910Z', '#ffcb1f')}${shape('M1190 910Q1196 800 1262 791Q1222 830 1226 910Z', '#fff2a4', 'opacity=".8"')}${shape('M1330 812Q1370 842 1374 910H1338Z', '#b97a06', 'opacity=".7"')}<ellipse cx="1282" cy="910" rx="92" ry="22" fill="#fffbe0"/></g>`;
  return board(
    w,
    h,
    box(0, 0, w, sea, 0, 'url(#sky)') +
      Array.from(
        { length: 9 },
        (_, i) =>
          `<ellipse cx="${300 + ((i * 347) % 1200)}" cy="${330 + i * 42}" rx="${360 - i * 18}" ry="${16 - i}" fill="${i % 2 ? '#ff9a6a' : '#5a3a7c'}" opacity=".3" filter="url(#soft)"/>`,
      ).join('') +
      shape(
        'M820 720L900 660L960 610L1010 560L1060 604L1110 640L1200 690L1300 720V760H820Z',
        '#6b4a86',
      ) +
      shape('M960 610L1010 560L1060 604L1040 612L1016 600L990 622Z', '#ffc8a8') +
      shape(`M0 ${sea}V690Q160 664 330 700T700 716T1120 706T${w} 690V${sea}Z`, '#3d2862') +
      shape(`M0 ${sea}V736Q300 716 620 740T${w} 730V${sea}Z`, '#2a1b4a') +
      lights +
      box(0, sea, w, 470, 0, 'url(#water)') +
      glints +
      path +
      at(470, 706, ferry(), 0.98) +
      stroke('M450 838Q760 852 1090 836', '#ffe9c2', 5, 'opacity=".6"') +
      piles +
      gull +
      // The window's wood, dark against the evening.
      box(0, 0, 62, 1250, 0, '#160d2c') +
      box(62, 0, 8, 1250, 0, '#6d4a7c') +
      box(w - 50, 0, 50, 1250, 0, '#160d2c') +
      box(0, 0, w, 44, 0, '#160d2c') +
      box(62, 44, w - 112, 6, 0, '#6d4a7c') +
      box(0, 1150, w, 90, 0, 'url(#sill)') +
      box(0, 1150, w, 6, 0, '#d69a8a') +
      box(0, 1240, w, 360, 0, 'url(#desk)') +
      `<g transform="translate(0 1240)">${fibre(w, 360, 0.4)}</g>` +
      `<ellipse cx="960" cy="1370" rx="640" ry="200" fill="url(#spill)"/>` +
      at(
        440,
        1290,
        paper(
          520,
          300,
          hue.cream,
          [0, 2, 3, 4]
            .map((s, i) => panel(s, 20 + (i % 2) * 240, -6 + Math.floor(i / 2) * 150, 150))
            .join(''),
          14,
        ),
        1,
        -5,
      ) +
      at(
        240,
        1330,
        paper(
          330,
          210,
          '#ffe07a',
          stroke('M0 0L165 110L330 0', '#b97a06', 4) + box(270, 20, 40, 50, 2, '#7c2c46'),
          10,
        ),
        1,
        9,
      ) +
      at(760, 1560, pencil('#f0541e', 380), 1.2, -24) +
      `<g>${box(330, 1010, 120, 226, 16, '#2f6f86')}${box(330, 1010, 34, 226, 16, '#86b9c6')}${box(420, 1010, 30, 226, 12, '#143645')}${box(336, 964, 108, 56, 14, '#d8cfe2')}${box(344, 964, 22, 56, 8, '#fff')}${box(330, 1160, 120, 10, 0, hue.sun)}</g>` +
      lamp +
      `<circle cx="1120" cy="1050" r="620" fill="url(#halo)"/>` +
      box(0, 0, w, h, 0, 'url(#edge)') +
      tooth(w, h, 0.1),
    filters(12, 30) +
      sheen +
      slope(
        'sky',
        [0, 0, 0, sea],
        [
          [0, '#251748'],
          [0.4, '#5b3577'],
          [0.72, '#d0697a'],
          [0.9, '#ffb056'],
          [1, '#ffd566'],
        ],
      ) +
      slope(
        'water',
        [0, sea, 0, 1200],
        [
          [0, '#e08a68'],
          [0.25, '#7c4c84'],
          [1, '#1f1440'],
        ],
      ) +
      slope(
        'sill',
        [0, 1150, 0, 1240],
        [
          [0, '#7a4c6c'],
          [1, '#2a1838'],
        ],
      ) +
      slope(
        'desk',
        [0, 1240, 0, h],
        [
          [0, '#3f2a66'],
          [1, '#1d1238'],
        ],
      ) +
      pool('spill', [
        [0, '#ffe28a', 0.85],
        [0.5, '#ffb83a', 0.35],
        [1, '#ffb83a', 0],
      ]) +
      pool('halo', [
        [0, '#fff0b0', 0.5],
        [0.3, '#ffcf5a', 0.2],
        [1, '#ffcf5a', 0],
      ]) +
      '<radialGradient id="edge" cx=".55" cy=".55" r=".85"><stop offset=".5" stop-color="#10071f" stop-opacity="0"/><stop offset="1" stop-color="#10071f" stop-opacity=".6"/></radialGradient>',
  );
}
