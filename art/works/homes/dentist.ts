import type { Work } from '../work.ts';

export const dentist: Work = {
  screen: {
    ground: 'highlight',
    slabs: [{ at: 'top', x: 300, y: 140, w: 1380, h: 835, lift: 64 }],
    shows: 'a raised clay hand as tall as its window, which the right edge cuts.',
    focus: [0.6, 0.5],
  },
  phones: {
    ground: 'tint',
    body: 'light',
    slabs: [{ at: 'main [data-first-screen]', x: 260, y: 150, w: 680, lift: 90 }],
    shows: 'one large pale phone with the raised hand, cut off at the bottom.',
  },
  sheet: {
    arrangement: 'back',
    wall: 'tint',
    paper: 'surface',
    ink: 'deep',
    mark: 'coral',
    fixed: 'pins',
    turn: -0.8,
    letters: 'Up',
    notes: [
      { at: '#felt', text: 'An hour is as wide as the page; coral is what one feels.' },
      { at: '#first', text: 'A walk down the minutes.' },
      { at: '#people', text: 'Staff as one meets them: upside down.' },
    ],
  },
  widths: { ground: 'tint', from: 'line', order: [390, 1920, 768, 1280], shape: [1800, 1000] },
};
