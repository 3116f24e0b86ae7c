import type { Work } from '../work.ts';

export const travelAgency: Work = {
  screen: {
    ground: 'accent',
    slabs: [{ at: 'top', x: -20, y: 110, w: 1440, h: 1040, lift: 70 }],
    shows: 'a valley of layered ridges after sunset, the window cut off at the left.',
    focus: [0.05, 0.5],
  },
  phones: {
    ground: 'deep',
    slabs: [{ at: '#loop', x: 330, y: 90, w: 800, turn: 9, lift: 90 }],
    shows: 'one large phone, tilted, with twelve stops of a loop by train and boat.',
  },
  sheet: {
    arrangement: 'section',
    wall: 'deep',
    paper: 'coupon',
    ink: 'on-deep',
    mark: 'on-deep',
    fixed: 'pins',
    turn: -0.6,
    letters: 'St',
    section: '#loop',
    notes: [
      { at: '#loop', text: 'Drawn from real coordinates; miles are summed from the legs.' },
      { at: '#departures', text: 'A head behind the pane is a place sold.' },
      { at: '#fare', text: 'The price is cut into what it is made of.' },
    ],
  },
  widths: { ground: 'accent', from: 'line', order: [390, 1920, 768, 1280], shape: [1800, 900] },
};
