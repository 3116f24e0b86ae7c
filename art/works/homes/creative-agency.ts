import type { Work } from '../work.ts';

export const creativeAgency: Work = {
  screen: {
    ground: 'deep',
    camera: { x: 50, z: -36, near: 1.2 },
    slabs: [
      { at: 'top', x: 230, y: -30, w: 1000, h: 625, lift: 18 },
      { at: '#wheel', x: 230, y: 660, w: 1000, h: 824, lift: 18 },
      { at: '#street', x: 1300, y: -150, w: 900, h: 437, lift: 18 },
      { at: '#script', x: 1300, y: 350, w: 900, h: 590, lift: 18 },
      { at: '#credits', x: -740, y: 0, w: 900, h: 900, lift: 18 },
      { at: '#prices', x: -740, y: -700, w: 900, h: 640, lift: 18 },
    ],
    shows: 'windows on lilac, aslant: HUSH before northern lights, a wheel of nine works.',
  },
  phones: {
    ground: 'surface',
    body: 'light',
    camera: { x: 46, z: 28, near: 1.16 },
    slabs: [
      { at: 'top', x: 130, y: 60, w: 440, lift: 26 },
      { at: '#wheel', x: 640, y: -60, w: 440, lift: 26 },
      { at: '#script', x: 640, y: 940, w: 440, lift: 26 },
      { at: '#prices', x: 130, y: 1060, w: 440, lift: 26 },
      { at: '#street', x: 1150, y: 220, w: 440, lift: 26 },
    ],
    shows: 'pale phones on near-black, aslant: HUSH, the wheel, a pink call sheet, felt.',
  },
  sheet: {
    arrangement: 'fold',
    wall: 'deep',
    paper: 'paper',
    ink: 'ink',
    mark: 'accent',
    fixed: 'tape',
    turn: -0.7,
    letters: 'Sh',
    notes: [
      {
        at: 'top',
        text: 'The film was reckoned with these letters in it: they throw their shade.',
      },
      { at: '#script', text: 'The very source of the film in the first screen.' },
    ],
  },
  widths: { ground: 'deep', from: 'rail', order: [1920, 1280, 768, 390], shape: [1800, 900] },
};
