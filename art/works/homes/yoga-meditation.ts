import type { Work } from '../work.ts';

export const yogaMeditation: Work = {
  screen: {
    ground: 'tint',
    slabs: [{ at: 'top', x: 190, y: -70, w: 1120, h: 880, lift: 60 }],
    shows: 'a window let in from above: an arch over the sea, “out” outside of it.',
  },
  phones: {
    ground: 'deep',
    body: 'light',
    slabs: [
      { at: 'top', x: 90, y: -92, w: 480 },
      { at: '#breathe', x: 630, y: 590, w: 480 },
    ],
    shows: 'one phone comes from above with the arch, one from below with the breathing circle.',
  },
  sheet: {
    arrangement: 'fold',
    wall: 'highlight',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'tape',
    turn: 0.6,
    letters: 'Ou',
    notes: [
      { at: 'top', text: 'The line between blush and sage is the sill.' },
      { at: '#week', text: 'The week goes by the light, not by columns of hours.' },
      { at: '#breathe', text: 'Two grounds run through two sections each.' },
    ],
  },
  widths: { ground: 'deep', from: 'line', order: [768, 1920, 1280, 390], shape: [1800, 900] },
};
