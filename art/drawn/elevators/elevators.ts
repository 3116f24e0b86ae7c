import type { Drawing } from '../drawing.ts';
import { brassPlate } from './brass-plate.ts';
import { houseSection } from './house-section.ts';
import { lobby } from './lobby.ts';
import { stairwell } from './stairwell.ts';
import { streetFront } from './street-front.ts';
import { wireRope } from './wire-rope.ts';

/** Pictures on Plumb's line: a rope, a stairwell, a house cut open, a plate, a street. */
export const elevators: readonly Drawing[] = [
  {
    name: 'plumb-lobby',
    scene: 'drawn/elevators',
    alt: 'A bright hall with a glass elevator: its lit car hangs one floor up with a rider in it, and somebody in a rust coat waits below.',
    focus: [0.36, 0.85],
    fullBleed: true,
    width: 2400,
    height: 1350,
    over: 'public/media/atrium-2400.avif',
    markup: lobby,
  },
  {
    name: 'plumb-rope',
    scene: 'drawn/elevators',
    alt: 'A wire rope of brass, very near: strands of wires twisted round one another, the dark shaft behind out of focus.',
    focus: [0.36, 0.5],
    fullBleed: true,
    width: 1600,
    height: 1067,
    markup: wireRope,
  },
  {
    name: 'plumb-stairwell',
    scene: 'drawn/elevators',
    alt: 'A stone stairwell seen straight down: flights round a dark well, one brass rail, a lamp far below.',
    focus: [0.47, 0.55],
    width: 1200,
    height: 1500,
    markup: stairwell,
  },
  {
    name: 'plumb-section',
    scene: 'drawn/elevators',
    alt: 'A house of seven floors cut open by night: lit rooms, people at tables and desks, two in the elevator between them.',
    focus: [0.36, 0.5],
    fullBleed: true,
    width: 1600,
    height: 1110,
    markup: houseSection,
  },
  {
    name: 'plumb-plate',
    scene: 'drawn/elevators',
    alt: 'The edge of a brass plate on limestone, very near: fine scratches, a double line, two slotted screws.',
    focus: [0.25, 0.3],
    width: 1400,
    height: 1500,
    markup: brassPlate,
  },
  {
    name: 'plumb-street',
    scene: 'drawn/elevators',
    alt: 'A street of stone fronts, engraved in navy lines; in the tallest one a brass door stands under a round arch.',
    focus: [0.36, 0.6],
    fullBleed: true,
    width: 1800,
    height: 880,
    markup: streetFront,
  },
];
