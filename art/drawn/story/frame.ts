import { palette as p } from '../palette.ts';

/** Positions of the walls and floors of the house on one board: the same house, wide or upright. */
export interface Frame {
  width: number;
  height: number;
  /** Outer faces of the two outer walls. */
  left: number;
  right: number;
  /** Middle of the two walls between the three rooms of our floor. */
  walls: readonly [number, number];
  ridge: number;
  eaves: number;
  /** Level of our floor, which is the ceiling of the bakery. */
  floor: number;
  ground: number;
  water: number;
  /** Distance from one bench to the next. */
  step: number;
  /** Size of letters. */
  letters: number;
}

export const wideFrame: Frame = {
  width: 1400,
  height: 1240,
  left: 240,
  right: 1280,
  walls: [570, 900],
  ridge: 92,
  eaves: 452,
  floor: 740,
  ground: 1020,
  water: 1116,
  step: 98,
  letters: 34,
};

export const narrowFrame: Frame = {
  width: 960,
  height: 1320,
  left: 130,
  right: 900,
  walls: [374, 620],
  ridge: 120,
  eaves: 480,
  floor: 800,
  ground: 1100,
  water: 1190,
  step: 72,
  letters: 42,
};

/** Colors of the house beside those of the firm. */
export const wood = {
  plank: '#d2a873',
  dark: '#8c6238',
  beam: '#6b4a2a',
  dust: '#c9c2b2',
  shade: '#a49c8b',
  brick: '#b5633f',
  stone: '#8f958f',
  night: '#1b2b33',
} as const;

/** Color of the new parts of a sheet, and dashes of the parts that have just gone. */
export const red = p.vermilion;
export const gone = `stroke-dasharray="16 12"`;
