import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, stroke } from '../svg.ts';
import { fade, glow, grain, steps, word } from './kit.ts';

/** The sound hole, as a maker cuts it: two eyes, a slender stem that turns over, a nick on each side. */
const hole =
  'M1122 214C1092 214 1074 236 1076 262C1078 288 1100 302 1122 298C1142 294 1152 276 1148 260C1162 276 1158 300 1148 330C1132 380 1094 430 1082 500C1068 580 1092 640 1086 700C1082 742 1062 768 1034 770C1048 760 1052 742 1044 726C1034 706 1008 704 992 720C974 740 978 774 1002 788C1040 810 1098 790 1124 734C1150 676 1128 610 1134 540C1140 466 1186 420 1196 344C1206 268 1172 214 1122 214Z';

/** The website of two makers of cellos: spruce under varnish, by one lamp. */
export function cellos(): string {
  const roll = chance(29);
  // Winter grain of spruce: dense at the middle of the belly, wide at its edge.
  let x = 520;
  let rings = '';
  while (x < 1600) {
    const near = Math.abs(x - 1490) / 970;
    x += 4.5 + near * 10 + roll() * 4;
    const bend = (roll() - 0.5) * 10;
    rings += stroke(
      `M${x.toFixed(1)} 0C${(x + bend).toFixed(1)} 330 ${(x - bend).toFixed(1)} 660 ${(x + bend / 2).toFixed(1)} 1000`,
      mix('#5a1e06', '#8a3d10', roll()),
      1 + roll() * 2.2,
      `opacity="${(0.25 + roll() * 0.4).toFixed(2)}"`,
    );
  }
  // Rays of the wood glint across the grain.
  const silk = steps(420)
    .map(() => {
      const [a, b] = [620 + roll() * 980, roll() * 1000];
      return stroke(
        `M${a.toFixed(0)} ${b.toFixed(0)}h${(5 + roll() * 22).toFixed(0)}`,
        '#ffc878',
        1.2,
        `opacity="${(roll() * 0.28).toFixed(2)}"`,
      );
    })
    .join('');
  const strings = [0, 1, 2, 3]
    .map((i) => {
      const sx = 1366 + i * 62;
      const w = 12 - i * 1.8;
      return `${box(sx + 20, -10, w + 4, 1020, 0, '#1a0602', 'opacity=".5"')}${box(sx, -10, w, 1020, 0, 'url(#gut)')}${steps(
        126,
      )
        .map((k) => box(sx, k * 8, w, 2, 0, '#2b2420', 'opacity=".42"'))
        .join('')}`;
    })
    .join('');
  const edge =
    'M566 0C640 130 716 210 690 330C672 420 600 462 596 540C592 640 690 720 726 850C740 904 744 960 742 1000';
  const inlay = (shift: number, colour: string, w: number) =>
    stroke(edge, colour, w, `transform="translate(${shift} 0)"`);
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, '#130a08')}${box(0, 0, 800, 1000, 0, 'url(#shop)')}
<clipPath id="belly"><path d="${edge}H1600V0Z"/></clipPath>
<path d="${edge}H1600V0Z" fill="#000" opacity=".7" transform="translate(-34 10)"/>
<g clip-path="url(#belly)">${box(500, 0, 1100, 1000, 0, 'url(#varnish)')}${rings}${silk}<rect x="500" width="1100" height="1000" filter="url(#crackle)"/>
${box(500, 0, 1100, 1000, 0, 'url(#arch)')}${disc(1000, 330, 560, 'url(#flame)')}
${stroke(edge, '#2a0d04', 26)}${stroke(edge, '#f0a04a', 5, 'opacity=".8" transform="translate(10 0)"')}${inlay(44, '#160703', 11)}${inlay(44, '#e0b06a', 4.5)}
<path d="${hole}" fill="#ffb860" opacity=".65" transform="translate(4 4)"/><path d="${hole}" fill="#080302"/><path d="M1076 480l-26 8l26 14ZM1138 520l26 8l-25 14Z" fill="#080302"/>
<path d="M1122 298C1142 294 1152 276 1148 260M1134 540C1140 466 1186 420 1196 344" fill="none" stroke="#8a4514" stroke-width="5"/>
${strings}</g>
<path d="M900 60C1010 150 960 420 890 560" fill="none" stroke="#fff0cf" stroke-width="34" stroke-linecap="round" opacity=".12"/><path d="M900 60C1010 150 960 420 890 560" fill="none" stroke="#fff0cf" stroke-width="10" stroke-linecap="round" opacity=".2"/>
${word(72, 104, 34, 'Marek & Daughter', { face: 'book', weight: 600, fill: '#f4d9ae' })}
${['Eleven', 'months', 'to a low C.'].map((t, i) => word(66, 318 + i * 112, 118, t, { face: 'book', weight: 400, fill: '#fbeed6', spacing: -4 })).join('')}
${word(72, 646, 29, 'Two cellos a year. Both of next', { face: 'book', fill: '#dcbb90' })}${word(72, 686, 29, 'year’s are taken; the one after', { face: 'book', fill: '#dcbb90' })}${word(72, 726, 29, 'has no name on it yet.', { face: 'book', fill: '#dcbb90' })}
${word(72, 900, 30, 'Hear no. 61 (22 KB)', { face: 'book', weight: 600, fill: '#ffb860' })}${box(72, 914, 256, 3, 0, '#ffb860')}
<rect width="1600" height="1000" filter="url(#dust)"/>`,
    fade(
      'varnish',
      [
        [0, '#7a2c0a'],
        [0.3, '#c9661c'],
        [0.6, '#d9802a'],
        [0.85, '#a34a12'],
        [1, '#5a1e08'],
      ],
      'x1="0" y1="0" x2="1" y2=".25"',
    ) +
      fade(
        'arch',
        [
          [0, '#1c0602', 0.7],
          [0.24, '#1c0602', 0],
          [0.62, '#1c0602', 0],
          [1, '#160401', 0.78],
        ],
        'x1="0" y1="0" x2="1" y2=".5"',
      ) +
      fade(
        'gut',
        [
          [0, '#6b6258'],
          [0.35, '#f4ebdc'],
          [1, '#3a332c'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      fade(
        'shop',
        [
          [0, '#251209'],
          [1, '#0c0504'],
        ],
        'x1="0" y1="0" x2="1" y2=".4"',
      ) +
      glow('flame', [
        [0, '#ffd48a', 0.55],
        [0.5, '#ffb050', 0.2],
        [1, '#ffb050', 0],
      ]) +
      grain('crackle', 0.035, 0.3, '0.25 0.06 0.01') +
      grain('dust', 0.85, 0.12, '0 0 0'),
  );
}
