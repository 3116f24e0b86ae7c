import type { Work } from '../work.ts';

export const interiorDesign: Work = {
  screen: {
    ground: 'deep',
    camera: { x: 4, y: 32, z: -1, near: 1.06 },
    slabs: [
      { at: 'top', x: -60, y: 110, w: 1080, h: 648, lift: 30 },
      { at: '#paint', x: 1090, y: 110, w: 1080, h: 648, lift: 30 },
      { at: '#ways+500', x: -1210, y: 110, w: 1080, h: 648, lift: 30 },
      { at: '#evening', x: -60, y: 820, w: 1080, h: 648, lift: 30 },
      { at: '#lift', x: 1090, y: 820, w: 1080, h: 648, lift: 30 },
    ],
    shows: 'windows along a dark wall in perspective: a flooded room with a mirror, wet paints.',
  },
  phones: {
    ground: 'tint',
    slabs: [
      { at: '#paint', x: 560, y: 110, w: 520, lift: 30 },
      { at: 'main [data-first-screen]', x: 130, y: 360, w: 520, lift: 90 },
    ],
    shows: 'the flooded room on a phone that lies over another with six colors of paint.',
  },
  sheet: {
    arrangement: 'strips',
    wall: 'deep',
    paper: 'surface',
    ink: 'ink',
    mark: 'accent',
    fixed: 'pins',
    turn: 0.7,
    letters: '31',
    notes: [
      { at: 'top', text: 'A wall in two colors with a brass edge at thirty-one inches.' },
      { at: '#wall', text: 'Heights, not columns. The wall of inches is to scale.' },
      { at: '#lift', text: 'Brass is for the line, and for nothing that does not touch it.' },
    ],
  },
  widths: { ground: 'highlight', from: 'rail', order: [390, 768, 1280, 1920], shape: [1800, 1000] },
};
