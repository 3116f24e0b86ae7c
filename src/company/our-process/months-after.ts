/** A year after the launch: our hours in each month; null before the launch and after today. */
export interface YearAfter {
  year: number;
  /** January to December. */
  hours: readonly (number | null)[];
  /** Months, from 1, in which a backup was restored and the proof sent. */
  proved: readonly number[];
}

/** From the launch in April 2024; upkeep, and with it a proof every quarter, since October. */
export const monthsAfter: readonly YearAfter[] = [
  {
    year: 2024,
    hours: [null, null, null, 3, 6, 0, 0, 0, 0, 4, 2, 1],
    proved: [12],
  },
  {
    year: 2025,
    hours: [0, 1, 1, 2, 1, 1, 0, 3, 5, 4, 1, 1],
    proved: [3, 6, 9, 12],
  },
  {
    year: 2026,
    hours: [1, 0, 3, 2, 1, 1, 0, 4, 5, 3, 1, null],
    proved: [3, 6, 9],
  },
];
