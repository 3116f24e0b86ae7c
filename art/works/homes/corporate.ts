import type { Work } from '../work.ts';

export const corporate: Work = {
  screen: {
    ground: 'tint',
    slabs: [
      { at: 'top', x: 70, y: 120, w: 700, h: 1000, lift: 50 },
      { at: '#board', x: 820, y: -210, w: 700, h: 515, lift: 50 },
      { at: '#offices', x: 820, y: 355, w: 700, h: 760, lift: 50 },
    ],
    shows: 'three windows in two columns: a house cut open by night, the brass plate, a street.',
  },
  phones: {
    ground: 'deep',
    body: 'light',
    slabs: [
      { at: '#deal', x: 90, y: -150, w: 480 },
      { at: '#board', x: 630, y: 330, w: 480 },
    ],
    shows: 'a house cut open by night on one phone, seven chairs on brass on another.',
  },
  sheet: {
    arrangement: 'section',
    wall: 'deep',
    paper: 'surface',
    ink: 'ink',
    mark: 'brass',
    fixed: 'pins',
    turn: 0.5,
    letters: 'Pb',
    section: '#year',
    notes: [
      {
        at: '#year',
        text: 'The line is last year. More goes right, less goes left, on one scale.',
      },
      { at: '#board', text: 'No columns: an axis at 36 percent of the window.' },
      { at: '#pit', text: 'The rope never bends, from the first pixel to the last.' },
    ],
  },
  widths: { ground: 'tint', from: 'line', order: [390, 768, 1280, 1920], shape: [1800, 900] },
};
