import type { Diary } from './diary.ts';

/** Every diary that appointments can be made in. Pages say their hours from here; the server checks by them. */
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
    closed: ['2026-11-26', '2026-12-25', '2027-01-01'],
    ahead: 14,
    notice: 60,
  },
} as const satisfies Record<string, Diary>;

/** The page of the firm whose diary it is. */
export const diaryPages: Record<keyof typeof diaries, string> = { dentist: '/home-dentist' };
