import type { PictureName } from '../../media/pictures.ts';

/** Day of the week: Monday is 1, Friday is 5. */
export type Workday = 1 | 2 | 3 | 4 | 5;

/** Event of a day, with text or a picture of a document. */
export interface WeekEvent {
  day: Workday;
  /** Width in days; one by default. */
  span?: 2 | 3 | 4;
  text?: string;
  /** Picture of a document. */
  img?: PictureName;
  /** Rounds the corners of the picture, which shows a phone. */
  isRound?: true;
  /** Rotation of the picture, in degrees. */
  rotation?: number;
  /** Drawing above the text: a solar eclipse. */
  drawing?: 'eclipse';
  /** Time of day, before the text. */
  time?: string;
}

/** One week of a job on the planner. */
export interface Week {
  number: number;
  /** Its Monday, as `2024-02-05`. */
  monday: string;
  title: string;
  events: readonly WeekEvent[];
  /** Work of the client in this week. */
  clientWork: {
    hours: number;
    text: string;
    /** Hours of these that are the firm's fault. */
    faultHours?: number;
  };
  /** Marks a week in which something went wrong: its row is dark. */
  hasMistake?: true;
}
