import type { FurnitureName } from './furniture.tsx';

/**
 * All lengths of a floor plan are in feet. x runs to the right and y down, from the north-west
 * corner of the floor, and walls are measured to their middle.
 */
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** A wall’s direction in the drawing: horizontal or vertical, as in the path commands of SVG. */
export type WallDirection = 'h' | 'v';

/** An edge of the drawing: `n` is its top. North itself may be elsewhere (`northDegrees`). */
export type Side = 'n' | 'e' | 's' | 'w';

/** A room of a plan. */
export interface Room {
  name: string;
  rect: Rectangle;
  /** Position of its name, if not in its middle. */
  labelPosition?: readonly [x: number, y: number];
  /** A court (no roof) or a hole (no floor): drawn, but not part of the area. */
  openTo?: 'sky' | 'floorBelow';
  /** Side of the upper end of the stairs, in a room that is a flight of stairs. */
  stairUpTo?: Side;
}

/** Window or opening in a wall: its upper or left end, the wall’s direction, its length. */
export type Opening = readonly [x: number, y: number, along: WallDirection, length: number];

/** A door, three feet wide: its upper or left end, the wall’s direction, the side that it opens to. */
export type Door = readonly [x: number, y: number, along: WallDirection, opensTo: Side];

/** A piece of furniture: its center, and a clockwise rotation in degrees. */
export type PlacedFurniture = readonly [
  name: FurnitureName,
  x: number,
  y: number,
  rotation?: number,
];

/** One floor of a house. */
export interface Floor {
  title: string;
  /** Corners of the outer wall, one after another. */
  outline: readonly (readonly [x: number, y: number])[];
  rooms: readonly Room[];
  doors: readonly Door[];
  windows: readonly Opening[];
  /** Openings in walls without a door. */
  openings?: readonly Opening[];
  furniture: readonly PlacedFurniture[];
}

/** A project of the firm: a row of the index, and the floor plan that it opens. */
export interface Project {
  id: string;
  title: string;
  place: string;
  year: number;
  kind: string;
  /** Present state of the building, such as “Lived in”. */
  status: string;
  /** Drive from the office, in minutes. */
  minutesAway: number;
  /** Note on the plan. */
  note: string;
  /** Direction of north, in degrees clockwise from the top of the drawing. */
  northDegrees: number;
  /** Line of the section drawing, through all floors: its direction, and its y (`h`) or x (`v`). */
  sectionLine: readonly [along: WallDirection, position: number];
  floors: readonly Floor[];
}
