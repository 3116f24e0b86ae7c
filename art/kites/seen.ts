/** Linear light of one point of a kite, and how much of the sky it covers; not multiplied by that. */
export interface Seen {
  red: number;
  green: number;
  blue: number;
  cover: number;
}

/** Side of the cloth that the light is on: the sky shines through it, or the sun upon it. */
export type Side = 'through' | 'upon';
