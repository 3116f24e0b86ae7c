import type { Work } from '../work.ts';

export const eventsConference: Work = {
  screen: {
    ground: 'deep',
    camera: { x: 46, z: 27, near: 1.14 },
    slabs: [
      { at: 'top', x: 420, y: -60, w: 1060, h: 1000, lift: 16 },
      { at: '#speakers', x: 420, y: 1000, w: 1060, h: 700, lift: 16 },
      { at: '#program', x: -760, y: -40, w: 1120, h: 900, lift: 16 },
      { at: '#passes', x: -760, y: 920, w: 1120, h: 900, lift: 16 },
      { at: '#request', x: 1540, y: 100, w: 900, h: 700, lift: 16 },
    ],
    shows: 'windows laid out on lavender, aslant: the stage in beams, and the program.',
  },
  phones: {
    ground: 'violet',
    slabs: [
      { at: 'top', x: 70, y: 500, w: 380 },
      { at: '#program fieldset-36', x: 520, y: 130, w: 820, lift: 90 },
    ],
    shows: 'a small phone with the stage, and a very large one with the talks of night one.',
  },
  sheet: {
    arrangement: 'back',
    wall: 'deep',
    paper: 'ink',
    ink: 'paper',
    mark: 'violet',
    fixed: 'pins',
    turn: 0.9,
    letters: '2h',
    notes: [
      { at: '#house', text: 'Words frame pictures at their corners.' },
      {
        at: '#program',
        text: 'A talk begins where its minute is, on one line through two nights.',
      },
      { at: '#two-to-three', text: 'One hour is missing from everything.' },
    ],
  },
  widths: { ground: 'violet', from: 'line', order: [390, 768, 1280, 1920], shape: [1800, 1000] },
};
