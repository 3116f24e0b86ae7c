import type { PictureName } from '../../media/pictures.ts';

/** Workbench: its owner, its picture, and texts on it. */
export interface Bench {
  /** `id` of a team member. */
  id: number;
  media: PictureName;
  /** Things on the bench, and why they are there. */
  things: string;
  /** Field in which this person has the last word. */
  answersFor: string;
}

/** Texts of a room, with its benches. */
export interface BenchRoomText {
  /** `id` of the section, for links to the room as a whole. */
  id: string;
  heading: string;
  text: string;
  benches: readonly Bench[];
}
