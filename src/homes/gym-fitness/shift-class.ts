/** Minutes after a Monday's midnight come round after so many. */
export const weekMinutes = 7 * 24 * 60;

/** One class of the week, by the gym's own clock. */
export interface ShiftClass {
  /** 0 is Monday. */
  day: number;
  /** Which of the week's beginnings, from the first of a day on. */
  turn: number;
  /** In minutes after midnight. */
  starts: number;
  /** In minutes. */
  lasts: number;
  title: string;
  trainer: string;
}
