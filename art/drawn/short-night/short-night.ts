import type { Drawing } from '../drawing.ts';
import { house } from './house.ts';
import { lanyard } from './lanyard.ts';
import { noon } from './noon.ts';
import { people } from './people.ts';
import { stage } from './stage.ts';

/** Speakers of the night. */
const faces = [
  {
    who: 'baker',
    alt: 'Curtis Bell in coral and lavender light: a tall cap, a mustache, arms crossed over an apron, flour on his forearms.',
  },
  {
    who: 'dispatcher',
    alt: 'Tamika Rowe, close: a cloud of hair under a headset, one hand at its ear, eyes lowered; she listens.',
  },
  {
    who: 'furnace',
    alt: 'Denise Urbanski in a hard hat, lit by the glass that glows at the end of her pipe; heavy gloves, collar up.',
  },
  {
    who: 'keeper',
    alt: 'Einar Lund from the side: a watch cap, a white beard, binoculars lowered in both hands.',
  },
  {
    who: 'physician',
    alt: 'Priya Raman, tired herself: a sleep mask pushed up, big glasses, a white coat, her chin on her fist.',
  },
  {
    who: 'floors',
    alt: 'Rosalind Pike laughs: a dotted scarf tied on top, hoops, both fists on the handle of her machine.',
  },
] as const;

/** Pictures of the Short Night: its stage, its house, a ribbon, a noon. */
export const shortNight: readonly Drawing[] = [
  {
    name: 'short-stage',
    scene: 'drawn/short-night',
    alt: 'A stage from the balcony: three beams throw a clock of light on its boards, dark between two and three, where a speaker’s shadow points.',
    focus: [0.55, 0.55],
    fullBleed: true,
    firstScreen: true,
    narrow: 'short-stage-tall',
    width: 1920,
    height: 1080,
    markup: () =>
      stage({
        w: 1920,
        h: 1080,
        dial: { x: 1040, y: 610, rx: 560, ry: 178 },
        back: 400,
        front: 806,
        lamps: [
          [470, 150],
          [1070, 120],
          [1610, 150],
        ],
        wing: 300,
        seat: 50,
        rows: 7,
      }),
  },
  {
    name: 'short-stage-tall',
    scene: 'drawn/short-night',
    alt: 'The stage from high up, upright: three beams, a clock of light on the boards with one hour dark, and rows of heads.',
    focus: [0.5, 0.5],
    maxWidth: 1600,
    width: 1000,
    height: 1500,
    markup: () =>
      stage({
        w: 1000,
        h: 1500,
        dial: { x: 500, y: 860, rx: 415, ry: 176 },
        back: 620,
        front: 1060,
        lamps: [
          [150, 330],
          [520, 300],
          [860, 330],
        ],
        wing: 92,
        seat: 52,
        rows: 7,
      }),
  },
  {
    name: 'short-house',
    scene: 'drawn/short-night',
    alt: 'A full movie house seen from its stage against the projector: hard hats, bakers’ caps, buns, headsets, under a balcony.',
    focus: [0.43, 0.5],
    fullBleed: true,
    width: 1920,
    height: 820,
    markup: house,
  },
  {
    name: 'short-lanyard',
    scene: 'drawn/short-night',
    alt: 'The woven ribbon of a pass, very near: 1:59 stands in its stitches, and its steel hook holds the pass of Rosalind.',
    focus: [0.5, 0.5],
    width: 1600,
    height: 1160,
    markup: lanyard,
  },
  {
    name: 'short-noon',
    scene: 'drawn/short-night',
    alt: 'A dark bedroom by day: one blade of sun between the curtains falls across a quilt; somebody sleeps in a mask, the clock says 2:07 PM.',
    focus: [0.55, 0.6],
    width: 1200,
    height: 1600,
    markup: noon,
  },
  ...faces.map(({ who, alt }) => ({
    name: `short-${who}`,
    scene: 'drawn/short-night',
    alt,
    focus: [0.5, 0.42] as const,
    maxWidth: 960,
    width: 800,
    height: 1000,
    markup: people[who],
  })),
];
