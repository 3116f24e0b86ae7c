import type { Work } from '../work.ts';

export const hotelResort: Work = {
  screen: {
    ground: 'sand',
    camera: { x: 36, z: 13, near: 1.12 },
    slabs: [
      { at: 'top', x: 40, y: -250, w: 980, h: 612, lift: 18 },
      { at: '#november', x: 40, y: 420, w: 980, h: 800, lift: 18 },
      { at: '#breakfast', x: 1080, y: -120, w: 800, h: 650, lift: 18 },
      { at: '#rates', x: 1080, y: 590, w: 800, h: 680, lift: 18 },
      { at: '#family', x: -820, y: -60, w: 800, h: 518, lift: 18 },
      { at: '#rooms', x: -820, y: 520, w: 800, h: 800, lift: 18 },
    ],
    shows: 'six windows on sand seen from above: the sea at four, two tides, breakfast.',
  },
  phones: {
    ground: 'shallow',
    body: 'light',
    camera: { x: 42, z: -22, near: 1.15 },
    slabs: [
      { at: 'top', x: 60, y: 180, w: 440, lift: 26 },
      { at: '#november', x: 560, y: 20, w: 440, lift: 26 },
      { at: '#breakfast', x: 560, y: 1020, w: 440, lift: 26 },
      { at: '#family', x: 1060, y: 260, w: 440, lift: 26 },
    ],
    shows: 'phones lying on shallow water green, aslant: the low sea, two months, breakfast.',
  },
  sheet: {
    arrangement: 'letters',
    mirrored: true,
    wall: 'sand',
    paper: 'deep',
    ink: 'on-deep',
    mark: 'highlight',
    fixed: 'tape',
    turn: -0.8,
    letters: 'Lo',
    notes: [
      { at: '#november', text: 'One line rises and falls: the pool, a tide, the price of a year.' },
      { at: '#rooms', text: 'The only grid, because there comparing is the point.' },
      { at: '#rates', text: 'Twelve months, as deep as they cost.' },
    ],
  },
  widths: { ground: 'sky', from: 'rail', order: [390, 768, 1280, 1920], shape: [1800, 1000] },
};
