/** A table of the plan: its center in percent of the room, and the number of its chairs. */
export interface RoundTable {
  number: number;
  x: number;
  y: number;
  chairs: number;
}

/** All tables of the floor plan. */
export const tables: readonly RoundTable[] = [
  { number: 1, x: 12, y: 26, chairs: 2 },
  { number: 2, x: 29, y: 22, chairs: 2 },
  { number: 3, x: 46, y: 26, chairs: 2 },
  { number: 4, x: 64, y: 22, chairs: 2 },
  { number: 5, x: 16, y: 58, chairs: 3 },
  { number: 6, x: 37, y: 63, chairs: 8 },
  { number: 7, x: 58, y: 55, chairs: 4 },
  { number: 8, x: 74, y: 46, chairs: 2 },
  { number: 9, x: 70, y: 78, chairs: 3 },
  { number: 10, x: 52, y: 86, chairs: 2 },
];

/** Returns the width of a table, in percent of the room's width: the more chairs, the wider. */
export const widthOf = (chairs: number): number => 4.6 + chairs * 0.85;
