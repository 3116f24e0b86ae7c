import type { UpkeepYear } from './upkeep-year.ts';

/** Maintenance since the launch, as an example. */
export const upkeepMonths: readonly UpkeepYear[] = [
  // [gap: hours of upkeep, month by month]
  {
    year: 1,
    hours: [null, null, null, 3, 4, 0, 0, 0, 0, 2, 0, 1],
    backupTestMonths: [12],
    notes: [
      {
        firstMonth: 4,
        lastMonth: 5,
        period: 'The first weeks',
        text: 'Small things that turn up once people use the site.',
      },
      {
        firstMonth: 6,
        lastMonth: 9,
        period: 'Then',
        text: 'Nothing. The site does what it should.',
      },
      {
        firstMonth: 10,
        lastMonth: 12,
        period: 'Now and then',
        text: 'Updates, a small wish, a backup to be tested.',
      },
    ],
  },
  {
    year: 2,
    hours: [0, 0, 1, 0, 0, 1, 0, 2, 1, 1, 0, 1],
    backupTestMonths: [3, 6, 9, 12],
    notes: [],
  },
  {
    year: 3,
    hours: [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, null],
    backupTestMonths: [3, 6, 9],
    notes: [],
  },
];
