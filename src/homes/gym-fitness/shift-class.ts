/** Minutes in a week. */
export const weekMinutes = 7 * 24 * 60;

/** Class of the weekly schedule, in local time. */
export interface ShiftClass {
  /** 0 is Monday. */
  day: number;
  /** Index of its start time in `turns` (week.ts). */
  startIndex: number;
  /** Start, in minutes after midnight. */
  startMinutes: number;
  /** Duration, in minutes. */
  duration: number;
  title: string;
  trainer: string;
}
