/** Note on some months, placed below the first of them. */
export interface MonthNote {
  /** First month of the note, from 1. */
  firstMonth: number;
  /** Last month of the note. */
  lastMonth: number;
  /** Name of these months, above the text. */
  period: string;
  text: string;
}

/** Year of maintenance: hours by month; null before the launch and in the future. */
export interface UpkeepYear {
  year: number;
  /** January to December. */
  hours: readonly (number | null)[];
  /** Months, from 1, in which a backup was tested. */
  backupTestMonths: readonly number[];
  notes: readonly MonthNote[];
}

/** Counts the months since the launch, and those without any work. */
export function monthsWithoutWork(years: readonly UpkeepYear[]): {
  all: number;
  withoutWork: number;
} {
  const monthHours = years.flatMap(({ hours }) => hours).filter((value) => value !== null);
  return {
    all: monthHours.length,
    withoutWork: monthHours.filter((hours) => hours === 0).length,
  };
}
