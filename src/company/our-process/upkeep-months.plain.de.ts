import type { UpkeepYear } from './upkeep-year.ts';

/** Maintenance since the launch, as an example. */
export const upkeepMonths: readonly UpkeepYear[] = [
  // [gap: Stunden für Pflege, Monat für Monat]
  {
    year: 1,
    hours: [null, null, null, 3, 4, 0, 0, 0, 0, 2, 0, 1],
    backupTestMonths: [12],
    notes: [
      {
        firstMonth: 4,
        lastMonth: 5,
        period: 'Die ersten Wochen',
        text: 'Kleinigkeiten, die auffallen, sobald Menschen die Website benutzen.',
      },
      {
        firstMonth: 6,
        lastMonth: 9,
        period: 'Dann',
        text: 'Nichts. Die Website tut, was sie soll.',
      },
      {
        firstMonth: 10,
        lastMonth: 12,
        period: 'Ab und zu',
        text: 'Updates, ein kleiner Wunsch, ein Backup, das zu testen ist.',
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
