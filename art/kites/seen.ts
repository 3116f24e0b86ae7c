/** Linear light of one point of a kite, and how much of the sky it covers; not multiplied by that. */
export interface Seen {
  red: number;
  green: number;
  blue: number;
  cover: number;
}

/** Whether the sky shines through the cloth, or the sun upon it. */
export type Side = 'through' | 'upon';
