import type { Drawing } from '../drawing.ts';
import { type Palette, town } from './town.ts';

const day: Palette = {
  sky: ['#ffd84d', '#fff1b8'],
  ground: '#fdf6df',
  road: '#8fa3b8',
  park: '#4fae7c',
  houses: [
    '#3f7fd0',
    '#e5653b',
    '#f6f3ec',
    '#6cc0e5',
    '#f4a93d',
    '#f6f3ec',
    '#6cc0e5',
    '#e5653b',
    '#3f7fd0',
    '#f4a93d',
    '#f6f3ec',
  ],
  lit: '#ffe38a',
  dark: '#1b2a38',
  beam: '#ffffff',
};

const night: Palette = {
  ...day,
  sky: ['#131b45', '#3b4c92'],
  ground: '#3d4b86',
  road: '#242f63',
  park: '#2f7a6b',
  houses: [
    '#4d63c4',
    '#8f4d8a',
    '#6472b8',
    '#3f86b8',
    '#b0648c',
    '#5a68b4',
    '#3f86b8',
    '#8f4d8a',
    '#4d63c4',
    '#b0648c',
    '#6472b8',
  ],
  lit: '#ffd36b',
  beam: '#ffe9a8',
};

const pastel: Palette = {
  ...day,
  sky: ['#cfe9f4', '#f6f9f4'],
  ground: '#eef3ee',
  road: '#a9b8c2',
  park: '#6fbf93',
  houses: [
    '#f2a58c',
    '#d9706a',
    '#fdf1dc',
    '#8ecdd6',
    '#f6c96b',
    '#fdf1dc',
    '#b7a6dd',
    '#d9706a',
    '#8ecdd6',
    '#f2a58c',
    '#f6c96b',
  ],
};

const list = [
  {
    name: 'town-day',
    palette: day,
    seed: 3,
    alt: 'A small town seen from above a corner on a yellow ground, a searchlight rising from its park',
  },
  {
    name: 'town-night',
    palette: night,
    seed: 5,
    alt: 'The small town at night, many windows lit, the searchlight warm in the sky',
  },
  {
    name: 'town-pastel',
    palette: pastel,
    seed: 8,
    alt: 'The small town in pale colours under a light blue sky',
  },
];

/** A town in three lights. */
export const towns: readonly Drawing[] = list.map(({ name, palette, seed, alt }) => ({
  name,
  scene: 'drawn/town',
  alt,
  focus: [0.5, 0.5],
  width: 1600,
  height: 1100,
  markup: () => town(palette, seed),
}));
