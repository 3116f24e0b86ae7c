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

/** Maintenance since the launch, as an example. */
export const upkeepMonths: readonly UpkeepYear[] = [
  // [gap: hours of upkeep, month by month]
  {
    year: 1,
    hours: [null, null, null, 3, 4, 0, 0, 0, 0, 2, 0, 1],
    proved: [12],
    notes: [
      {
        from: 4,
        to: 5,
        when: 'The first weeks',
        text: 'Small things that turn up once people use the site.',
      },
      {
        from: 6,
        to: 9,
        when: 'Then',
        text: 'Nothing. The site does what it should.',
      },
      {
        from: 10,
        to: 12,
        when: 'Now and then',
        text: 'Updates, a small wish, a backup to be tested.',
      },
    ],
  },
  {
    year: 2,
    hours: [0, 0, 1, 0, 0, 1, 0, 2, 1, 1, 0, 1],
    proved: [3, 6, 9, 12],
    notes: [],
  },
  {
    year: 3,
    hours: [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, null],
    proved: [3, 6, 9],
    notes: [],
  },
];

/** Counts the months since the launch, and those without any work. */
export function monthsWithoutWork(years: readonly UpkeepYear[]): { all: number; quiet: number } {
  const worked = years.flatMap(({ hours }) => hours).filter((value) => value !== null);
  return { all: worked.length, quiet: worked.filter((value) => value === 0).length };
}
