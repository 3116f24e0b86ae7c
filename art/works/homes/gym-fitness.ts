import type { Work } from '../work.ts';

export const gymFitness: Work = {
  screen: {
    ground: 'accent',
    slabs: [{ at: 'top', x: -150, y: -110, w: 1600, h: 985, lift: 70 }],
    shows: 'close up: “Off the clock” from edge to edge with a kettlebell for a letter.',
    focus: [0.5, 0.4],
  },
  phones: {
    ground: 'accent',
    slabs: [
      { at: '#bay', x: -160, y: 420, w: 430 },
      { at: 'main [data-first-screen]', x: 385, y: 250, w: 430, lift: 70 },
      { at: '#bars', x: 930, y: 420, w: 430 },
    ],
    shows: 'three phones on red, the middle one raised: the bell, a rope, loaded bars.',
  },
  sheet: {
    arrangement: 'letters',
    wall: 'accent',
    paper: 'deep',
    ink: 'on-deep',
    mark: 'on-deep',
    fixed: 'clip',
    turn: 1,
    letters: '3R',
    notes: [
      { at: '#week', text: 'A class is a card in a rack. A card that is pressed goes with you.' },
      { at: '#bay', text: 'Bars and ropes enter left and leave right.' },
      { at: '#bars', text: 'Barbells are drawn to scale, from the weight alone.' },
    ],
  },
  widths: { ground: 'accent', from: 'line', order: [1920, 1280, 768, 390], shape: [1800, 1000] },
};
