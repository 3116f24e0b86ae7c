import type { PictureName } from '../../media/pictures.ts';

/** Monday is 1, Friday 5. */
export type Workday = 1 | 2 | 3 | 4 | 5;

/** An event of a day, or the paper that is left of it. */
export interface WeekEvent {
  day: Workday;
  /** Width in days; one, if left out. */
  span?: 2 | 3 | 4;
  text?: string;
  paper?: PictureName;
  /** The paper is a telephone: round corners. */
  round?: true;
  /** Degrees that the paper hangs askew. */
  turn?: number;
  /** Drawn above the text: a sun behind the moon, all but a sliver. */
  mark?: 'eclipse';
  /** An hour of the day, before the text. */
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
  yours: { hours: number; text: string /** Hours of these that are our fault. */; fault?: number };
  /** Marks the week that went wrong; it is dark. */
  wrong?: true;
}
