import type { Drawing } from '../drawing.ts';
import { board } from '../svg.ts';
import { height, type Land, landscape, ridge, width, wood } from './land.ts';

const violetCabin = ['#1c1938', '#0f0d24'] as const;

const dusk: Land = {
  sky: ['#5b4f93', '#d9849a', '#ffc59a'],
  sun: { x: 1080, y: 430, r: 118, colour: '#fff0cf' },
  mist: '#ffe2c8',
  birds: '#5b3a66',
  ridges: [
    { y: 520, rise: 120, colour: '#f0a184' },
    { y: 590, rise: 125, colour: '#d97d7b' },
    { y: 660, rise: 110, colour: '#b05f80' },
    { y: 740, rise: 100, colour: '#7c4976' },
    { y: 830, rise: 80, colour: '#4d3765' },
    { y: 905, rise: 40, colour: '#2e2950' },
  ],
  trees: '#1a1738',
};

const list: readonly {
  name: string;
  alt: string;
  land: Land;
  seed: number;
  focus?: Drawing['focus'];
}[] = [
  {
    name: 'mountains-dusk',
    alt: 'Six layers of mountains at dusk, from orange to violet, a pale sun and firs in front',
    land: dusk,
    seed: 1.2,
  },
  {
    name: 'mountains-cabin',
    alt: 'A cabin with lit windows among firs below layers of violet mountains',
    land: { ...dusk, cabin: violetCabin },
    seed: 3.1,
  },
  {
    name: 'mountains-morning',
    alt: 'Pale green and blue hills in morning mist under a low sun',
    seed: 5.4,
    land: {
      sky: ['#a9d3e6', '#dcebe4', '#fbeccd'],
      sun: { x: 460, y: 430, r: 84, colour: '#fff7dd' },
      mist: '#fff6e2',
      birds: '#55747a',
      ridges: [
        { y: 540, rise: 90, colour: '#bcd3cf' },
        { y: 620, rise: 95, colour: '#9dc0ae' },
        { y: 700, rise: 90, colour: '#7aa88c' },
        { y: 790, rise: 80, colour: '#558a6b' },
        { y: 890, rise: 60, colour: '#2f6a4d' },
      ],
      trees: '#1c4a36',
    },
  },
  {
    name: 'mountains-valley',
    focus: [0.5, 1],
    alt: 'A wide green valley with firs and a lit cabin under a pale morning sky',
    seed: 4.3,
    land: {
      sky: ['#9cc8da', '#cfe3ea', '#f6f0dd'],
      sun: { x: 1180, y: 400, r: 72, colour: '#fffaf0' },
      mist: '#f6f3ec',
      birds: '#1f5e45',
      ridges: [
        { y: 540, rise: 80, colour: '#b7cfc6' },
        { y: 615, rise: 90, colour: '#94b99f' },
        { y: 700, rise: 95, colour: '#6d9f7c' },
        { y: 800, rise: 70, colour: '#43805f' },
        { y: 900, rise: 45, colour: '#1f5e45' },
      ],
      trees: '#143f2f',
      cabin: violetCabin,
    },
  },
  {
    name: 'mountains-alpine',
    alt: 'Sharp blue peaks behind a still lake that mirrors a white sun',
    seed: 2.2,
    land: {
      sky: ['#3f7fc0', '#9ccbe8', '#eef3ea'],
      sun: { x: 800, y: 330, r: 70, colour: '#ffffff' },
      mist: '#f4f8fa',
      ridges: [
        { y: 560, rise: 300, colour: '#b4cde0', sharp: 1 },
        { y: 640, rise: 260, colour: '#7fa6c6', sharp: 0.9 },
        { y: 720, rise: 170, colour: '#4d7ba3', sharp: 0.7 },
        { y: 790, rise: 60, colour: '#2d5a7f', sharp: 0.4 },
      ],
      lake: ['#86b4d2', '#2d5f88'],
    },
  },
  {
    name: 'mountains-night',
    alt: 'Blue mountains under stars and a full moon, dark firs in front',
    seed: 7.3,
    land: {
      sky: ['#0c1436', '#1f3168', '#4a5f9c'],
      sun: { x: 1180, y: 260, r: 62, colour: '#f4f0dc' },
      mist: '#8fa3d8',
      stars: true,
      ridges: [
        { y: 580, rise: 150, colour: '#45598f', sharp: 0.5 },
        { y: 660, rise: 130, colour: '#33457a', sharp: 0.4 },
        { y: 750, rise: 110, colour: '#243361' },
        { y: 850, rise: 80, colour: '#172248' },
      ],
      trees: '#0b1230',
    },
  },
  {
    name: 'mountains-no-mast',
    alt: 'Green hills after sunset: a lit cabin in front, and far behind one small mast with a red lamp',
    seed: 3.4,
    focus: [0.5, 0.95],
    land: {
      sky: ['#10322a', '#3c7560', '#f0cf95'],
      mist: '#cfe0b8',
      stars: true,
      mast: { x: 1092, y: 424, colour: '#2c5a49' },
      ridges: [
        { y: 580, rise: 90, colour: '#5f9079', sharp: 0.2 },
        { y: 650, rise: 100, colour: '#3d7660', sharp: 0.2 },
        { y: 730, rise: 100, colour: '#245b47' },
        { y: 830, rise: 80, colour: '#174334' },
        { y: 915, rise: 40, colour: '#102c23' },
      ],
      trees: '#0b2019',
      cabin: ['#14211b', '#08130f'],
    },
  },
  {
    name: 'mountains-desert',
    alt: 'Layers of red and ochre desert hills under a large white sun',
    seed: 9.1,
    land: {
      sky: ['#f2b25c', '#f8cf8e', '#fdeccb'],
      sun: { x: 620, y: 400, r: 130, colour: '#fffaf0' },
      mist: '#fff0d2',
      birds: '#8a3f22',
      ridges: [
        { y: 570, rise: 70, colour: '#eab079' },
        { y: 640, rise: 110, colour: '#dd8c55', sharp: 0.35 },
        { y: 730, rise: 90, colour: '#c4683b' },
        { y: 820, rise: 80, colour: '#9d4528' },
        { y: 910, rise: 50, colour: '#6e2c1d' },
      ],
    },
  },
];

/** The rows of the dusk apart from one another, for pages that move them at different speeds. */
const apart = [
  {
    name: 'mountains-layer-far',
    rows: [0, 1],
    trees: false,
    alt: 'The farthest two rows of dusk mountains on a transparent ground',
  },
  {
    name: 'mountains-layer-middle',
    rows: [2, 3],
    trees: false,
    alt: 'The middle two rows of dusk mountains on a transparent ground',
  },
  {
    name: 'mountains-layer-near',
    rows: [4, 5],
    trees: true,
    alt: 'The nearest rows of dusk mountains with firs on a transparent ground',
  },
];

const whole: readonly Drawing[] = list.map(({ name, alt, land, seed, focus = [0.55, 0.5] }) => ({
  name,
  scene: 'drawn/landscapes',
  alt,
  focus,
  fullBleed: true,
  width,
  height,
  markup: () => landscape(land, seed),
}));

const layers: readonly Drawing[] = apart.map(({ name, alt, rows, trees }) => ({
  name,
  scene: 'drawn/landscapes',
  alt,
  focus: [0.5, 0.7],
  alpha: true,
  fullBleed: true,
  width,
  height,
  markup: () => {
    const lines = rows.flatMap((i) => {
      const line = dusk.ridges[i];
      return line ? [ridge(line, 1.2 + i * 1.7)] : [];
    });
    return board(width, height, `${lines.join('')}${trees ? wood(dusk.trees ?? '', 1.2) : ''}`);
  },
}));

/** Layered landscapes. */
export const landscapes: readonly Drawing[] = [...whole, ...layers];
