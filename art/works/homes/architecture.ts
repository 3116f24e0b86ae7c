import type { Work } from '../work.ts';

export const architecture: Work = {
  screen: {
    ground: 'tint',
    slabs: [{ at: 'top', x: 190, y: 150, w: 1120, h: 700, lift: 56 }],
    shows: 'one whole window with much gray around it: a villa at dusk, all its lights on.',
  },
  phones: {
    ground: 'line',
    slabs: [
      { at: 'top', x: 95, y: 235, w: 480 },
      { at: '#cut', x: 625, y: 235, w: 480 },
    ],
    shows: 'two phones level with one another: the villa at dusk, and the same house cut open.',
  },
  sheet: {
    arrangement: 'section',
    wall: 'deep',
    paper: 'surface',
    ink: 'ink',
    mark: 'redline',
    fixed: 'tape',
    turn: 0,
    letters: 'Ve',
    section: '#cut',
    notes: [
      { at: '#cut', text: 'Everything can be cut open. Section A–A falls through the whole page.' },
      { at: '#plans', text: 'Rooms are drawn from the rectangles that are summed.' },
      { at: '#months', text: 'Time is a scale bar.' },
    ],
  },
  widths: { ground: 'deep', from: 'line', order: [1920, 1280, 768, 390], shape: [1800, 900] },
};
