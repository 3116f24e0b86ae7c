import type { Work } from '../work.ts';

export const consulting: Work = {
  screen: {
    ground: 'deep',
    slabs: [{ at: 'top', x: 170, y: 120, w: 1440, h: 1000, lift: 70 }],
    shows: 'close up: “Do less.” enormous, and the long sentence that was cut out of it.',
    focus: [0.45, 0.55],
  },
  phones: {
    ground: 'tint',
    body: 'light',
    slabs: [{ at: 'top', x: 330, y: 175, w: 540, lift: 60 }],
    shows: 'a single phone on ivory, with the two words of the headline on it.',
  },
  sheet: {
    arrangement: 'letters',
    wall: 'tint',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'pins',
    turn: -0.7,
    letters: 'Do',
    notes: [
      { at: '#river', text: 'Every section has its loop, and its cut.' },
      { at: '#one-page', text: 'Oxblood is what is cut, or what we say.' },
      { at: '#fees', text: 'Pictures have no frames: they run out into the paper.' },
    ],
  },
  widths: { ground: 'highlight', from: 'line', order: [1280, 390, 768, 1920], shape: [1800, 1000] },
};
