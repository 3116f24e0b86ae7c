import type { Work } from '../work.ts';

export const spaSalon: Work = {
  screen: {
    ground: 'tint',
    slabs: [
      { at: 'top', x: -16, y: 170, w: 560, h: 1000, lift: 44 },
      { at: 'section:has([style*="--grams"])', x: 520, y: -300, w: 560, h: 501, lift: 44 },
      { at: '#hands', x: 520, y: 251, w: 560, h: 481, lift: 44 },
      { at: '#room', x: 520, y: 782, w: 560, h: 315, lift: 44 },
      { at: '#come', x: 1130, y: 80, w: 560, h: 1000, lift: 44 },
    ],
    shows: 'five windows in three columns: steam at 128 degrees, a drill core, rings, candles.',
  },
  phones: {
    ground: 'highlight',
    body: 'light',
    slabs: [
      { at: '#water', x: 150, y: -60, w: 520, turn: -11 },
      { at: '#hands', x: 600, y: 560, w: 520, turn: -11 },
    ],
    shows: 'two phones lean to the left: the slope that cools the water, rings in pounds.',
  },
  sheet: {
    arrangement: 'section',
    wall: 'deep',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'clip',
    turn: 0.7,
    letters: '12',
    section: '#water',
    notes: [
      { at: '#water', text: 'The page cools on its way down. Each section says its temperature.' },
      { at: '#afternoon', text: 'An afternoon lies along a line of hours.' },
      { at: '#hands', text: 'A ring is a pound.' },
    ],
  },
  widths: { ground: 'tint', from: 'rail', order: [768, 1920, 1280, 390], shape: [1800, 900] },
};
