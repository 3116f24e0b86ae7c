/** Minutes in a week. */
export const weekMinutes = 7 * 24 * 60;

/** Class of the weekly schedule, in local time. */
export interface ShiftClass {
  /** 0 is Monday. */
  day: number;
  /** Index of its start time in `turns` (week.ts). */
  turn: number;
  /** Start, in minutes after midnight. */
  starts: number;
  /** Duration, in minutes. */
  lasts: number;
  title: string;
  trainer: string;
}
