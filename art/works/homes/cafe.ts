import type { Work } from '../work.ts';

export const cafe: Work = {
  screen: {
    ground: 'highlight',
    slabs: [
      { at: '#slip', x: 760, y: -150, w: 880, h: 610, turn: 5, lift: 30 },
      { at: '#minutes', x: 800, y: 560, w: 880, h: 571, turn: 3, lift: 34 },
      { at: 'top', x: -6, y: 190, w: 1080, h: 730, turn: -4, lift: 70 },
    ],
    shows: 'windows in a heap: steam between two leaves of letters, a late slip, eleven minutes.',
    focus: [0.1, 0.5],
  },
  phones: {
    ground: 'accent',
    body: 'light',
    slabs: [
      { at: 'top', x: 40, y: 110, w: 370 },
      { at: '#minutes', x: 415, y: 390, w: 370 },
      { at: '#cherries', x: 790, y: 670, w: 370 },
    ],
    shows: 'three phones as a stair on cherry red: the bridge, its minutes, the cherries.',
  },
  sheet: {
    arrangement: 'strips',
    wall: 'accent',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'clip',
    turn: -1,
    letters: 'Br',
    notes: [
      { at: 'top', text: 'Two leaves of letters stand up, and come down as one scrolls.' },
      { at: '#bar', text: 'A counter from the front; prices hang below the board.' },
      { at: '#minutes', text: 'Eleven positions of a bridge are the timetable.' },
    ],
  },
  widths: { ground: 'highlight', from: 'line', order: [390, 768, 1280, 1920], shape: [1800, 900] },
};
