import type { Work } from '../work.ts';

export const finance: Work = {
  screen: {
    ground: 'tint',
    camera: { x: 44, z: -24, near: 1.18 },
    slabs: [
      { at: 'top', x: 60, y: -10, w: 1000, h: 625, lift: 16 },
      { at: '#funds', x: 60, y: 690, w: 1000, h: 800, lift: 16 },
      { at: '#calculator', x: 1120, y: -220, w: 760, h: 760, lift: 16 },
      { at: '#after', x: 1120, y: 600, w: 760, h: 470, lift: 16 },
      { at: '#winters', x: -760, y: 180, w: 760, h: 640, lift: 16 },
    ],
    shows:
      'five windows of the page laid out on mint, seen aslant; a line climbs over forty years.',
  },
  phones: {
    ground: 'deep',
    slabs: [{ at: '#calculator+1010', x: 250, y: 120, w: 760, lift: 90, turn: 0 }],
    shows: 'one large phone with the calculator: what forty years of payments come to.',
  },
  sheet: {
    arrangement: 'fold',
    wall: 'deep',
    paper: 'paper',
    ink: 'ink',
    mark: 'accent',
    fixed: 'pins',
    turn: 0,
    letters: '40',
    notes: [
      { at: 'top', text: 'Time is the x-axis of the whole page.' },
      { at: '#the-fee', text: 'The one thing that is not level is the bill.' },
    ],
  },
  widths: { ground: 'highlight', from: 'line', order: [390, 768, 1280, 1920], shape: [1800, 900] },
};
