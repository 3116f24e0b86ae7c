import type { Work } from '../work.ts';

export const application: Work = {
  screen: {
    ground: 'coral',
    slabs: [
      { at: '#battery', x: 690, y: -80, w: 1000, h: 700, lift: 36 },
      { at: 'top', x: 70, y: 360, w: 1120, h: 786, lift: 80 },
    ],
    shows: 'phones pegged to a clothesline over a town, behind them four tenths of a percent.',
  },
  phones: {
    ground: 'noon',
    slabs: [
      { at: '#battery', x: -30, y: 300, w: 430, turn: -7 },
      { at: 'top', x: 390, y: 200, w: 430, lift: 80 },
      { at: '#permissions', x: 805, y: 300, w: 430, turn: 7 },
    ],
    shows: 'three phones fanned out: the line over the town, the battery, the sewn label.',
  },
  sheet: {
    arrangement: 'strips',
    wall: 'highlight',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'tape',
    turn: 0.9,
    letters: '8:',
    notes: [
      { at: '#day', text: 'One day from the basket to the dark; the sky is the clock.' },
      { at: '#permissions', text: 'Permissions are a label, and as long as it.' },
      { at: '#year', text: 'Twelve towels, hung by the month.' },
    ],
  },
  widths: { ground: 'tint', from: 'rail', order: [1920, 1280, 768, 390], shape: [1800, 900] },
};
