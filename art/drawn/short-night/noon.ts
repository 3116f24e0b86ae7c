import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke, text } from '../svg.ts';
import { air, f, film, glow, night } from './light.ts';

const [w, h] = [1200, 1600];
/** Position of the gap in the curtain that lets the day in. */
const gap = 706;

/** The blackout curtain: heavy folds, darker towards the wall. */
function curtain(): string {
  const folds = Array.from({ length: 22 }, (_, i) => {
    const x = i * 56 - 20;
    const near = Math.max(0, 1 - Math.abs(x + 28 - gap) / 330);
    const base = mix('#17123a', '#3d3078', 0.3 + 0.25 * Math.sin(i * 1.9));
    const warm = mix(base, '#e8a878', near * near * 0.5);
    const sway = 12 * Math.sin(i * 2.3);
    const d = (a: number, b: number) =>
      `M${f(x + a)} 70C${f(x + a + sway)} 420 ${f(x + a - sway)} 760 ${f(x + a + sway * 0.4)} 1150H${f(x + b + sway * 0.4)}C${f(x + b - sway)} 760 ${f(x + b + sway)} 420 ${f(x + b)} 70Z`;
    return (
      shape(d(0, 58), mix(warm, '#07061a', 0.5)) +
      shape(d(6, 34), warm) +
      shape(d(12, 19), mix(warm, '#ffffff', 0.1 + near * 0.16), 'opacity="0.7"')
    );
  });
  return folds.join('');
}

/** A blade of day from the rod to the sill, and over the bed. */
const blade =
  shape(
    `M${gap - 5} 74Q${gap + 12} 520 ${gap - 8} 1146H${gap + 22}Q${gap + 34} 560 ${gap + 9} 74Z`,
    '#fffdf2',
  ) +
  [46, 92, 170, 270]
    .map((wide, i) =>
      shape(
        `M${gap - 2} 74L${gap - wide} 1150H${gap + wide + 16}L${gap + 6} 74Z`,
        night.sodium,
        `opacity="${0.13 - i * 0.026}"`,
      ),
    )
    .join('');

/** The bed: a quilt of squares under which somebody is asleep, and the light that crosses them. */
function bed(): string {
  const hill =
    'M-20 1330C120 1210 260 1176 420 1186C540 1192 600 1150 720 1140C860 1130 960 1196 1220 1230V1620H-20Z';
  const seams = Array.from({ length: 16 }, (_, i) => {
    const x = i * 96 - 120;
    return `M${x} 1120C${x + 60} 1260 ${x + 20} 1420 ${x + 90} 1620`;
  });
  const across = Array.from({ length: 7 }, (_, i) => {
    const y = 1262 + i * 62;
    return `M-20 ${y + 76}C160 ${y - 30} 300 ${y - 40} 440 ${y - 20}C560 ${y} 640 ${y - 50} 760 ${y - 56}C900 ${y - 60} 1000 ${y + 4} 1220 ${y + 30}`;
  });
  const patches = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [(i % 12) * 104 - 40, 1170 + Math.floor(i / 12) * 92];
    const tone =
      ['#4a3d92', '#35296f', '#7a4a6a', '#2b2260', '#5b4ca6'][
        (i * 7 + Math.floor(i / 12) * 3) % 5
      ] ?? '#35296f';
    return `<path d="M${x} ${y + 20}q52 -26 104 -6l12 94q-54 -10 -104 4z" fill="${tone}" opacity="0.75"/>`;
  });
  return (
    `<clipPath id="quilt"><path d="${hill}"/></clipPath>` +
    shape(hill, '#2b2260') +
    `<g clip-path="url(#quilt)">${patches.join('')}${stroke([...seams, ...across].join(''), '#120e30', 3, 'opacity="0.65" stroke-dasharray="11 8"')}${shape('M-20 1330C120 1210 260 1176 420 1186C540 1192 600 1150 720 1140C860 1130 960 1196 1220 1230V1300C900 1200 700 1250 460 1270C260 1280 120 1330 -20 1440Z', '#ffffff', 'opacity="0.07"')}${shape(`M${gap - 6} 1130C700 1240 640 1420 560 1640H690C720 1440 760 1260 ${gap + 26} 1130Z`, '#ffe9bd', 'opacity="0.92"')}${shape(`M${gap - 30} 1130C660 1240 560 1420 440 1640H800C790 1440 800 1260 ${gap + 60} 1130Z`, night.sodium, 'opacity="0.26"')}${stroke([...seams, ...across].join(''), '#b5763c', 2.6, 'opacity="0.35" stroke-dasharray="11 8"')}<rect x="0" y="1100" width="${w}" height="500" fill="url(#foot)"/></g>` +
    stroke(
      'M-20 1330C120 1210 260 1176 420 1186C540 1192 600 1150 720 1140',
      '#b9a6ff',
      3,
      'opacity="0.45"',
    )
  );
}

/** The sleeper: hair on a pillow, a mask of coral cloth, a hand. */
const sleeper =
  shape(
    'M770 1190Q800 1066 960 1052Q1140 1046 1210 1110V1290Q1000 1330 800 1270Q760 1240 770 1190Z',
    '#8d7fd0',
  ) +
  shape(
    'M770 1190Q800 1066 960 1052Q1140 1046 1210 1110Q1100 1080 980 1092Q850 1104 800 1190Z',
    '#c9b8ff',
    'opacity="0.75"',
  ) +
  stroke(
    'M812 1240Q850 1180 930 1166M1190 1150Q1110 1120 1040 1150M830 1210Q860 1170 900 1150',
    '#4a3d92',
    4,
    'opacity="0.7"',
  ) +
  shape(
    'M858 1192Q846 1092 934 1076Q1030 1066 1054 1140Q1070 1220 1010 1252Q900 1280 858 1192Z',
    '#140f30',
  ) +
  stroke(
    'M872 1150Q900 1096 960 1088M880 1180Q916 1116 984 1102M1036 1130Q1010 1102 980 1100',
    '#4a3d80',
    4,
    'opacity="0.8"',
  ) +
  shape(
    'M868 1196Q872 1140 930 1128Q972 1124 984 1160Q992 1216 950 1248Q904 1262 868 1196Z',
    '#a86f62',
  ) +
  shape(
    'M866 1176Q900 1146 986 1152L1050 1140L1052 1158L988 1178Q940 1206 874 1204Z',
    night.coral,
  ) +
  stroke('M874 1178Q910 1158 980 1160', '#ffc3b4', 3, 'opacity="0.9"') +
  stroke('M880 1226Q892 1234 904 1230', '#5a3238', 3.4) +
  shape('M866 1202Q852 1214 866 1222Z', '#a86f62');

/** Things beside the bed: a clock, a glass, the pass of last night. */
const table =
  box(40, 1034, 360, 22, 4, '#3a2a5a') +
  box(40, 1034, 360, 5, 2, '#9a84d8', 'opacity="0.7"') +
  box(62, 1056, 316, 180, 2, '#1d1644') +
  box(190, 1096, 62, 12, 6, '#6a58a8') +
  box(84, 946, 190, 88, 12, '#0b0920') +
  box(84, 946, 190, 5, 3, '#5a4c96') +
  box(98, 962, 162, 58, 6, '#190a14') +
  text(179, 1008, 47, '2:07', {
    face: 'familjen',
    weight: 700,
    anchor: 'middle',
    fill: '#ff7a66',
    spacing: 3,
  }) +
  text(247, 980, 15, 'PM', { face: 'familjen', weight: 700, anchor: 'middle', fill: '#ff7a66' }) +
  shape('M306 946H362L356 1034H312Z', '#c9b8ff', 'opacity="0.24"') +
  shape('M309 976H359L356 1032H312Z', '#e8e0ff', 'opacity="0.3"') +
  stroke('M306 946H362L356 1034H312Z', '#e8e0ff', 2, 'opacity="0.6"') +
  stroke('M352 952L348 1026', '#fff', 3, 'opacity="0.8"');

/** Pass that is hung up for the day. */
const pass =
  stroke('M120 1038C110 1090 150 1120 136 1160C126 1196 150 1210 148 1226', '#ff7a66', 11) +
  stroke('M118 1040C106 1092 146 1120 132 1162', '#ffc3b4', 2.4, 'opacity="0.8"') +
  `<g transform="rotate(7 150 1290)">${box(92, 1226, 118, 150, 8, '#f1eaff')}${box(92, 1226, 118, 34, 8, '#c9b8ff')}${box(108, 1280, 76, 12, 3, '#3a2f6a')}${box(108, 1302, 52, 8, 3, '#8a7cc4')}</g>`;

/** Noon where somebody sleeps: a curtain, one blade of daylight, a bed, a clock that says 2:07 PM. */
export function noon(): string {
  const roll = chance(77);
  const dust = Array.from({ length: 150 }, () => {
    const y = 110 + roll() * 1050;
    const spread = 40 + (y / 1150) * 190;
    return disc(
      Math.round(gap + (roll() - 0.5) * 2 * spread),
      Math.round(y),
      0.8 + roll() * 1.8,
      '#fff4d6',
      `opacity="${(0.2 + roll() * 0.6).toFixed(2)}"`,
    );
  }).join('');
  const defs = [
    air,
    glow('day', night.sodium, 0.6, '#fff6dc'),
    glow('red', '#ff5a4a', 0.4),
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b1644"/><stop offset="1" stop-color="#0e0b2a"/></linearGradient>',
    '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="#07061a" stop-opacity="0"/><stop offset="1" stop-color="#07061a" stop-opacity="0.8"/></linearGradient>',
    '<radialGradient id="dark" cx="0.58" cy="0.5" r="0.75"><stop offset="0.4" stop-color="#07061a" stop-opacity="0"/><stop offset="1" stop-color="#07061a" stop-opacity="0.85"/></radialGradient>',
  ].join('');
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, 'url(#wall)'),
      box(0, 1140, w, 60, 0, '#2a2158'),
      curtain(),
      box(0, 54, w, 16, 8, '#6a4a3a'),
      box(0, 54, w, 5, 3, '#f0c9a0', 'opacity="0.6"'),
      Array.from(
        { length: 22 },
        (_, i) =>
          `<circle cx="${i * 56 + 8}" cy="66" r="13" fill="none" stroke="#b98d6a" stroke-width="4"/>`,
      ).join(''),
      blade,
      `<ellipse cx="${gap + 8}" cy="620" rx="330" ry="760" fill="url(#day)" opacity="0.5"/>`,
      dust,
      table,
      `<g transform="translate(-10 -74)">${sleeper}</g>`,
      bed(),
      pass,
      '<circle cx="179" cy="990" r="190" fill="url(#red)"/>',
      box(0, 0, w, h, 0, 'url(#dark)'),
      film(w, h, 0.34),
    ].join(''),
    defs,
  );
}
