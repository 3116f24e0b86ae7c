import type { UpkeepYear } from './upkeep-year.ts';

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
