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

/** Maintenance since the launch in April 2024. */
export const upkeepMonths: readonly UpkeepYear[] = [
  {
    year: 2024,
    hours: [null, null, null, 3, 6, 0, 0, 0, 0, 3, 0, 1],
    backupTestMonths: [12],
    notes: [
      {
        firstMonth: 4,
        lastMonth: 5,
        period: 'To May 21',
        text: 'The month beside it. Fourteen small things, all inside the price.',
      },
      {
        firstMonth: 6,
        lastMonth: 9,
        period: 'June to September',
        text: 'Nothing. They had their keys, hosting for $9.99, and no need of us.',
      },
      {
        firstMonth: 10,
        lastMonth: 12,
        period: 'October',
        text: 'Arlo asks who is awake when the site is not. Since then they have had Upkeep, at $800 a month, and no month has used up its five hours.',
      },
    ],
  },
  {
    year: 2025,
    hours: [0, 0, 1, 0, 0, 1, 0, 4, 1, 2, 0, 1],
    backupTestMonths: [3, 6, 9, 12],
    notes: [
      {
        firstMonth: 8,
        lastMonth: 9,
        period: 'August',
        text: 'The texts stand still for two hours. Yusuf sees it before Josie does, and she hears it from him.',
      },
      {
        firstMonth: 10,
        lastMonth: 12,
        period: 'October',
        text: '402 calls in the month. In October 2023 there were 1,160, and one of them was ours, asking for a sweep.',
      },
    ],
  },
  {
    year: 2026,
    hours: [0, 0, 1, 0, 0, 1, 0, 0, 2, 1, 0, null],
    backupTestMonths: [3, 6, 9],
    notes: [],
  },
];

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
