import type { PictureName } from '../../media/pictures.ts';

/** Workbench: its owner, its picture, and texts on it. */
export interface Bench {
  /** `id` of a team member. */
  id: number;
  benchImg: PictureName;
  /** Things on the bench, and why they are there. */
  things: string;
  /** Field in which this person has the last word. */
  answersFor: string;
}
