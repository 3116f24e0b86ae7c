import type { Work } from '../work.ts';

export const decor: Work = {
  screen: {
    ground: 'highlight',
    slabs: [
      { at: 'top', x: -24, y: 84, w: 960, h: 600, lift: 34 },
      { at: '#broke', x: 640, y: 350, w: 1060, h: 780, lift: 80 },
    ],
    shows: 'the room over the kiln mouth, and in front of it nine sherds of one plate.',
  },
  phones: {
    ground: 'tint',
    body: 'light',
    slabs: [
      { at: 'top', x: 70, y: -120, w: 440 },
      { at: '#bill-44', x: 560, y: 220, w: 560, lift: 70 },
      { at: '#broke', x: 70, y: 810, w: 440 },
    ],
    shows: 'three phones: the kiln, runs of green glaze as a bill, the broken plate.',
  },
  sheet: {
    arrangement: 'letters',
    wall: 'highlight',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'tape',
    turn: 0.8,
    letters: 'Wi',
    notes: [
      { at: '#room', text: 'The room is the grid; its things are the menu.' },
      { at: '#bill', text: 'A run of glaze is as long as its dollars.' },
      { at: '#miles', text: 'The plate lies half off the page, once.' },
    ],
  },
  widths: { ground: 'deep', from: 'line', order: [1920, 1280, 768, 390], shape: [1800, 1000] },
};
