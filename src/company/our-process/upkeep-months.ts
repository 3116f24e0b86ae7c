/** Note on some months, placed below the first of them. */
export interface MonthNote {
  /** From 1; `to` is the last month of the note. */
  from: number;
  to: number;
  when: string;
  text: string;
}

/** Year of maintenance: hours by month; null before the launch and in the future. */
export interface UpkeepYear {
  year: number;
  /** January to December. */
  hours: readonly (number | null)[];
  /** Months, from 1, in which a backup was tested. */
  proved: readonly number[];
  notes: readonly MonthNote[];
}

/** Maintenance since the launch in April 2024. */
export const upkeepMonths: readonly UpkeepYear[] = [
  {
    year: 2024,
    hours: [null, null, null, 3, 6, 0, 0, 0, 0, 3, 0, 1],
    proved: [12],
    notes: [
      {
        from: 4,
        to: 5,
        when: 'To May 21',
        text: 'The month beside it. Fourteen small things, all inside the price.',
      },
      {
        from: 6,
        to: 9,
        when: 'June to September',
        text: 'Nothing. They had their keys, hosting for $9.99, and no need of us.',
      },
      {
        from: 10,
        to: 12,
        when: 'October',
        text: 'Arlo asks who is awake when the site is not. Since then they have had Upkeep, at $800 a month, and no month has used up its five hours.',
      },
    ],
  },
  {
    year: 2025,
    hours: [0, 0, 1, 0, 0, 1, 0, 4, 1, 2, 0, 1],
    proved: [3, 6, 9, 12],
    notes: [
      {
        from: 8,
        to: 9,
        when: 'August',
        text: 'The texts stand still for two hours. Yusuf sees it before Josie does, and she hears it from him.',
      },
      {
        from: 10,
        to: 12,
        when: 'October',
        text: '402 calls in the month. In October 2023 there were 1,160, and one of them was ours, asking for a sweep.',
      },
    ],
  },
  {
    year: 2026,
    hours: [0, 0, 1, 0, 0, 1, 0, 0, 2, 1, 0, null],
    proved: [3, 6, 9],
    notes: [],
  },
];

/** Counts the months since the launch, and those without any work. */
export function monthsWithoutWork(years: readonly UpkeepYear[]): { all: number; quiet: number } {
  const worked = years.flatMap(({ hours }) => hours).filter((value) => value !== null);
  return { all: worked.length, quiet: worked.filter((value) => value === 0).length };
}
