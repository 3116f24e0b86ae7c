import type { Work } from '../work.ts';

export const restaurant: Work = {
  screen: {
    ground: 'accent',
    slabs: [{ at: 'top', x: 130, y: 162, w: 1240, h: 846, lift: 60 }],
    shows: 'a plate from above under one lamp, the headline set round its rim.',
    focus: [0.5, 0.45],
  },
  phones: {
    ground: 'deep',
    slabs: [
      { at: 'top', x: 110, y: 150, w: 480 },
      { at: '#menu+560', x: 640, y: 420, w: 480 },
    ],
    shows: 'the plate on one phone, the fall menu with its leaders on another.',
  },
  sheet: {
    arrangement: 'strips',
    wall: 'tint',
    paper: 'deep',
    ink: 'on-deep',
    mark: 'thread',
    fixed: 'pins',
    turn: -0.6,
    letters: 'Ro',
    notes: [
      { at: 'top', text: 'Food is round, paper is straight. The headline runs round the plate.' },
      { at: '#menu', text: 'One linen sheet. A dish name is as large as its price is long.' },
      { at: '#week', text: 'An inch is half an hour: the candle is the evening.' },
    ],
  },
  widths: { ground: 'accent', from: 'rail', order: [390, 768, 1280, 1920], shape: [1800, 900] },
};
