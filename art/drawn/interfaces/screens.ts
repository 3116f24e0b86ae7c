import type { Drawing } from '../drawing.ts';
import { at, board, box, clipped, disc, shape, stroke, text } from '../svg.ts';
import { statusBar } from './devices.ts';

/** An app for walkers along the coast, in coral, sand and ink. Screens are 300 by 640. */
const [sand, ink, coral, sea, muted, white] = [
  '#f7efe2',
  '#22252e',
  '#ff6b57',
  '#2d8fa0',
  '#7d776c',
  '#fffdf9',
];

const title = (words: string) =>
  text(22, 88, 27, words, { face: 'display', weight: 700, fill: ink });
const card = (y: number, h: number, fill = white) => box(18, y, 264, h, 18, fill);
const tabs = (chosen: number) =>
  box(0, 578, 300, 62, 0, white) +
  [0, 1, 2, 3]
    .map((i) => disc(48 + i * 68, 606, i === chosen ? 11 : 8, i === chosen ? coral : '#d8cfc0'))
    .join('');
const hills = (y: number, tones: readonly string[]) =>
  tones
    .map((tone, i) =>
      shape(
        `M0 ${y + i * 26}Q70 ${y - 34 + i * 26} 140 ${y + i * 22}T300 ${y - 8 + i * 26}V${y + 180}H0Z`,
        tone,
      ),
    )
    .join('');

function today(): string {
  const view = clipped(
    18,
    112,
    264,
    190,
    20,
    `${box(0, 100, 300, 220, 0, '#bfe0e3')}${disc(220, 160, 24, '#fff3d6')}${hills(220, ['#8fbfb4', '#5f9a8c', '#e9cfa0'])}${box(0, 286, 300, 40, 0, sea)}`,
  );
  const walks = [
    ['Salt path', '6.2 km', coral],
    ['Mole and back', '2.8 km', sea],
    ['Dune loop', '9.4 km', '#e0a93f'],
  ] as const;
  return `${title('Today')}${view}${text(36, 140, 18, 'Low water 10:42', { weight: 700, fill: ink })}${walks.map(([name, far, tone], i) => `${card(320 + i * 80, 68)}${box(30, 332 + i * 80, 44, 44, 13, tone)}${text(88, 352 + i * 80, 16, name, { weight: 650, fill: ink })}${text(88, 372 + i * 80, 13, 'dry until noon', { fill: muted })}${text(266, 360 + i * 80, 15, far, { anchor: 'end', weight: 650, fill: ink })}`).join('')}${tabs(0)}`;
}

function chart(): string {
  const water = Array.from(
    { length: 53 },
    (_, i) =>
      `${i ? 'L' : 'M'}${18 + i * 5.08} ${(300 - 62 * Math.sin(i * 0.24 + 0.6)).toFixed(1)}`,
  ).join('');
  const hours = ['6', '9', '12', '15', '18']
    .map((h, i) => text(30 + i * 60, 408, 13, h, { fill: muted, anchor: 'middle' }))
    .join('');
  const facts = [
    ['High', '4:31', '3.9 m'],
    ['Low', '10:42', '0.6 m'],
    ['High', '16:58', '4.1 m'],
  ] as const;
  return `${title('Water')}${card(112, 316)}${text(36, 152, 15, 'Rising', { fill: muted })}${text(36, 192, 40, '2.3 m', { face: 'display', weight: 700, fill: ink })}${clipped(18, 112, 264, 270, 18, `${shape(`${water}V382H18Z`, '#d5ebee')}${stroke(water, sea, 4)}`)}${disc(150, 267, 8, coral, `stroke="${white}" stroke-width="4"`)}${hours}${facts.map(([kind, time, high], i) => `${box(18 + i * 90, 444, 84, 112, 16, i === 1 ? coral : white)}${text(60 + i * 90, 474, 13, kind, { anchor: 'middle', fill: i === 1 ? white : muted })}${text(60 + i * 90, 506, 21, time, { anchor: 'middle', weight: 700, fill: i === 1 ? white : ink })}${text(60 + i * 90, 534, 14, high, { anchor: 'middle', fill: i === 1 ? white : muted })}`).join('')}${tabs(1)}`;
}

function route(): string {
  const land = shape(
    'M0 60V640H190C150 560 250 500 200 420S90 330 150 240S120 120 180 60Z',
    '#e6dbbd',
  );
  const woods = [
    [60, 180, 46],
    [40, 420, 60],
    [110, 520, 34],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#b9c79a'))
    .join('');
  const path = 'M70 610C60 540 150 520 130 440S60 360 84 290S150 190 116 110';
  return `${box(0, 0, 300, 640, 0, '#a9d4da')}${land}${woods}${stroke(path, white, 11)}${stroke(path, coral, 6)}${disc(70, 606, 10, ink)}${disc(116, 112, 13, coral, `stroke="${white}" stroke-width="5"`)}${box(18, 486, 264, 136, 22, white)}${text(38, 524, 20, 'Salt path', { face: 'display', weight: 700, fill: ink })}${text(38, 548, 14, '6.2 km, about 1 h 40', { fill: muted })}${box(38, 564, 224, 44, 22, coral)}${text(150, 592, 16, 'Walk it', { anchor: 'middle', weight: 700, fill: white })}`;
}

function finds(): string {
  const things = [
    [
      'Whelk',
      '#f3c9a8',
      shape('M0 34C-30 26 -30 -14 0 -36C30 -14 30 26 0 34Z', '#d98d5f') +
        stroke('M-18 8Q0 -8 18 8M-14 -8Q0 -20 14 -8', '#fff3e4', 3),
    ],
    ['Sea glass', '#d5ebee', shape('M-26 -8L-4 -28L28 -10L20 24L-16 26Z', '#6fb7b0')],
    [
      'Gull feather',
      '#ece5d6',
      shape('M-26 28Q-20 -24 28 -32Q26 14 -18 24Z', '#ffffff') +
        stroke('M-28 30Q-4 4 22 -26', '#8d8778', 2),
    ],
    ['Hag stone', '#e3dccb', disc(0, 0, 30, '#9a958a') + disc(8, -6, 10, '#e3dccb')],
  ] as const;
  return `${title('Finds')}${things
    .map(([name, tone, mark], i) => {
      const [x, y] = [18 + (i % 2) * 136, 116 + Math.floor(i / 2) * 190];
      return `${box(x, y, 128, 178, 20, white)}${box(x + 10, y + 10, 108, 116, 14, tone)}${at(x + 64, y + 68, mark)}${text(x + 64, y + 154, 15, name, { anchor: 'middle', weight: 650, fill: ink })}`;
    })
    .join(
      '',
    )}${box(18, 506, 264, 56, 28, ink)}${text(150, 540, 16, 'Add a find', { anchor: 'middle', weight: 700, fill: white })}${tabs(2)}`;
}

function together(): string {
  const lines = [
    ['Saturday, low water?', 0],
    ['10:42. Meet at the mole?', 1],
    ['I bring rolls.', 0],
    ['Then I bring the flask.', 1],
  ] as const;
  return `${title('Ida & Tom')}${lines
    .map(([words, mine], i) => {
      const w = 40 + words.length * 8.2;
      const x = mine ? 282 - w : 18;
      return `${box(x, 122 + i * 74, w, 52, 24, mine ? coral : white)}${text(x + 20, 154 + i * 74, 16, words, { fill: mine ? white : ink })}`;
    })
    .join(
      '',
    )}${card(428, 92)}${box(30, 440, 68, 68, 14, '#bfe0e3')}${stroke('M38 496Q60 440 90 452', coral, 4)}${text(112, 468, 15, 'Mole and back', { weight: 650, fill: ink })}${text(112, 490, 13, 'Saturday 10:15', { fill: muted })}${box(18, 536, 264, 48, 24, white)}${text(38, 566, 15, 'Write to Ida & Tom', { fill: muted })}${disc(260, 560, 17, coral)}${stroke('M254 560h12m-5 -5l5 5l-5 5', white, 2.6)}`;
}

function year(): string {
  const weeks = [34, 52, 28, 61, 74, 45, 88, 66, 92, 57, 70, 48];
  return `${box(0, 0, 300, 640, 0, ink)}${text(22, 88, 27, 'This year', { face: 'display', weight: 700, fill: white })}${text(22, 156, 58, '412', { face: 'display', weight: 700, fill: coral })}${text(128, 156, 20, 'km of coast', { fill: sand })}${weeks.map((h, i) => box(22 + i * 22, 356 - h * 1.7, 14, h * 1.7, 7, i === 8 ? coral : '#4a5060')).join('')}${['Longest walk', 'Earliest start', 'Finds kept'].map((words, i) => `${stroke(`M22 ${404 + i * 62}H278`, '#3a404e', 1.5)}${text(22, 442 + i * 62, 16, words, { fill: sand })}${text(278, 442 + i * 62, 18, ['18.6 km', '4:52', '57'][i] ?? '', { anchor: 'end', weight: 700, fill: white })}`).join('')}`;
}

const list = [
  [
    'today',
    'An app screen: today’s low water over a drawn coast and three walks',
    today,
    sand,
    ink,
  ],
  [
    'water',
    'An app screen: the tide as a curve, now at 2.3 metres, with the next high and low water',
    chart,
    sand,
    ink,
  ],
  [
    'route',
    'An app screen: a walk along a drawn coast as a coral line, and a button, Walk it',
    route,
    '#a9d4da',
    ink,
  ],
  [
    'finds',
    'An app screen: four finds from the beach: a whelk, sea glass, a feather and a stone with a hole',
    finds,
    sand,
    ink,
  ],
  ['together', 'An app screen: a short chat that fixes a walk for Saturday', together, sand, ink],
  ['year', 'A dark app screen: 412 kilometres of coast this year as bars', year, ink, white],
] as const;

/** Phone screens without a phone round them, for pages that build the phone in CSS. */
export const screens: readonly Drawing[] = list.map(([name, alt, draw, ground, clock]) => ({
  name: `screen-${name}`,
  scene: 'drawn/interfaces',
  alt,
  focus: [0.5, 0.4],
  width: 300,
  height: 640,
  markup: () =>
    board(300, 640, `${box(0, 0, 300, 640, 0, ground)}${draw()}${statusBar('9:41', clock)}`),
}));
