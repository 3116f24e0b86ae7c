import type { Piece } from './furniture.tsx';

/** Everything is measured in feet, from the north-west corner of the floor, to the middle of walls. */
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** A room of a plan. */
export interface Room {
  name: string;
  at: Rectangle;
  /** Position of its name, if not in its middle. */
  label?: readonly [x: number, y: number];
  /** Under the sky, or a hole in the floor: drawn, but not counted. */
  open?: 'court' | 'void';
  /** A flight of stairs in it, and where it leads up to. */
  stair?: 'n' | 'e' | 's' | 'w';
}

/** An opening in a wall along h or v: its beginning and its length. */
export type Opening = readonly [x: number, y: number, along: 'h' | 'v', length: number];

/** One floor of a house. */
export interface Floor {
  title: string;
  /** Corners of the outer wall, one after another. */
  outline: readonly (readonly [x: number, y: number])[];
  rooms: readonly Room[];
  /** Doors of three feet, each with the side that its leaf opens to. */
  doors: readonly (readonly [x: number, y: number, along: 'h' | 'v', side: 1 | -1])[];
  glass: readonly Opening[];
  /** Gaps in the walls. */
  gaps?: readonly Opening[];
  furniture: readonly (readonly [piece: Piece, x: number, y: number, turn?: number])[];
}

/** A line of the index, and the drawing that it opens. */
export interface Project {
  id: string;
  title: string;
  place: string;
  year: number;
  kind: string;
  state: string;
  /** Drive from the office, in minutes. */
  minutes: number;
  /** Note on the plan. */
  note: string;
  /** Direction of north, in degrees from the top of the sheet. */
  north: number;
  /** The section line: along h or v, and how far from the corner. */
  cut: readonly [along: 'h' | 'v', at: number];
  floors: readonly Floor[];
}
