import type { Diary } from './diary.ts';

/** All diaries for appointments. Pages show their hours, the server validates slots against them. */
export const diaries = {
  dentist: {
    name: 'dentist',
    timeZone: 'America/Chicago',
    minutes: 30,
    week: [
      [
        { from: 8, until: 12 },
        { from: 13, until: 17 },
      ],
      [
        { from: 8, until: 12 },
        { from: 13, until: 17 },
      ],
      [
        { from: 8, until: 12 },
        { from: 13, until: 17 },
      ],
      [
        { from: 8, until: 12 },
        { from: 13, until: 17 },
      ],
      [{ from: 8, until: 12 }],
      [],
      [],
    ],
    closedDates: ['2026-11-26', '2026-12-25', '2027-01-01'],
    bookableDays: 14,
    notice: 60,
  },
} as const satisfies Record<string, Diary>;

/** Path of the page of the firm, by diary. */
export const diaryPages: Record<keyof typeof diaries, string> = { dentist: '/home-dentist' };
