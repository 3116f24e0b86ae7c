import type { Work } from '../work.ts';

export const photography: Work = {
  screen: {
    ground: 'accent',
    slabs: [{ at: 'top', x: 210, y: 150, w: 1640, h: 1040, lift: 70 }],
    shows: 'close up: four strips of a contact sheet, two frames ringed in red grease pencil.',
    focus: [0.4, 0.5],
  },
  phones: {
    ground: 'deep',
    slabs: [
      { at: 'top', x: -170, y: 292, w: 430 },
      { at: '#work+420', x: 385, y: 292, w: 430 },
      { at: '#prints', x: 940, y: 292, w: 430 },
    ],
    shows: 'three phones in a row, the outer two cut by the edge like frames of a film.',
  },
  sheet: {
    arrangement: 'back',
    wall: 'highlight',
    paper: 'ink',
    ink: 'paper',
    mark: 'accent',
    fixed: 'clip',
    turn: -1.1,
    letters: 'Rg',
    notes: [
      { at: 'top', text: 'Everything lies in strips, two by three, with the rebate between.' },
      { at: '#work', text: 'Rows fill the width to the pixel.' },
      { at: '#prints', text: 'Prints hang true to one another.' },
    ],
  },
  widths: { ground: 'highlight', from: 'rail', order: [1920, 390, 768, 1280], shape: [1800, 1000] },
};
