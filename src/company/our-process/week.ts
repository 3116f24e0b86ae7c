import type { PictureName } from '../../media/pictures.ts';

/** Monday is 1, Friday 5. */
export type Workday = 1 | 2 | 3 | 4 | 5;

/** Event of a day, with text or a picture of a document. */
export interface WeekEvent {
  day: Workday;
  /** Width in days; one, if left out. */
  span?: 2 | 3 | 4;
  text?: string;
  paper?: PictureName;
  /** Rounds the corners of the picture: it is a phone. */
  round?: true;
  /** Rotation of the picture, in degrees. */
  rotation?: number;
  /** Drawing above the text: a solar eclipse. */
  mark?: 'eclipse';
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
  /** Work of the client. */
  yours: {
    hours: number;
    text: string /** Hours of these that are the firm's fault. */;
    fault?: number;
  };
  /** Marks a week with a mistake; it is dark. */
  wrong?: true;
}
