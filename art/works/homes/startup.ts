import type { Work } from '../work.ts';

export const startup: Work = {
  screen: {
    ground: 'sun',
    slabs: [
      { at: 'top', x: -50, y: 170, w: 1220, h: 900, lift: 56 },
      { at: '#numbers', x: 960, y: 500, w: 720, h: 600, lift: 90 },
    ],
    shows: 'clay toys round a dashboard; in front of them three numbers, drawn to the last mark.',
    focus: [0.15, 0.45],
  },
  phones: {
    ground: 'mint',
    body: 'light',
    slabs: [
      { at: '#numbers', x: 10, y: 400, w: 400, lift: 30 },
      { at: '#postcards', x: 790, y: 400, w: 400, lift: 30 },
      { at: 'top', x: 340, y: 200, w: 520, lift: 90 },
    ],
    shows: 'three phones, the middle one in front: clay toys, the numbers, a postcard.',
  },
  sheet: {
    arrangement: 'letters',
    mirrored: true,
    wall: 'tint',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'tape',
    turn: 0.9,
    letters: 'Pk',
    notes: [
      { at: '#order', text: 'Three shapes at three heights, never three boxes.' },
      { at: '#numbers', text: 'Drawn to the last mark, for who wants to count.' },
      { at: '#postcards', text: 'Nothing is white but paper that somebody holds.' },
    ],
  },
  widths: { ground: 'sun', from: 'rail', order: [390, 1920, 768, 1280], shape: [1800, 900] },
};
