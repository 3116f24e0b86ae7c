import { describe, expect, test } from 'vitest';
import { clockText } from './class-time.ts';
import { nextMeeting, nextToBegin, startMinutes, type TimedClass } from './next-class.ts';

const noon: TimedClass = { days: [1, 3], start: { by: 'clock', minutes: 735 }, duration: 35 };
const firstLight: TimedClass = {
  days: [0, 1, 2, 3, 4, 5],
  start: { by: 'sunrise', minutes: 0 },
  duration: 50,
};
const lastLight: TimedClass = { days: [6], start: { by: 'sunset', minutes: -30 }, duration: 75 };

describe('nextMeeting', () => {
  // Eastport is five hours behind in winter, four in summer; 2026-01-13 is a Tuesday.
  test.each([
    ['earlier on its day', noon, '2026-01-13T15:00:00Z', '2026-01-13T17:15:00Z', 0],
    ['while it goes on', noon, '2026-01-13T17:30:00Z', '2026-01-13T17:15:00Z', 0],
    ['at its end', noon, '2026-01-13T17:50:00Z', '2026-01-15T17:15:00Z', 2],
    ['from Thursday on to Tuesday', noon, '2026-01-16T03:00:00Z', '2026-01-20T17:15:00Z', 5],
    ['in summer, an hour less', noon, '2026-07-14T12:00:00Z', '2026-07-14T16:15:00Z', 0],
    [
      'late at night it is still yesterday there',
      noon,
      '2026-01-14T04:59:00Z',
      '2026-01-15T17:15:00Z',
      2,
    ],
    [
      'over the night when clocks go forward',
      noon,
      '2026-03-06T12:00:00Z',
      '2026-03-10T16:15:00Z',
      4,
    ],
  ] as const)('%s', (_, each, now, startsAt, daysAhead) => {
    const meeting = nextMeeting(each, new Date(now));
    expect(meeting.startsAt.toISOString()).toBe(new Date(startsAt).toISOString());
    expect(meeting.daysAhead).toBe(daysAhead);
  });
});

test('what the sun begins, begins at five minutes of the clock, never after it', () => {
  const day = { year: 2026, month: 6, day: 22, weekday: 0 };
  expect(clockText(startMinutes(firstLight.start, day))).toBe('4:40 am');
  const sunday = { year: 2026, month: 12, day: 20, weekday: 6 };
  expect(clockText(startMinutes(lastLight.start, sunday))).toBe('3:15 pm');
});

test('the next to begin is the first that has not begun, whatever goes on', () => {
  const classes = [noon, firstLight, lastLight];
  expect(nextToBegin(classes, new Date('2026-01-13T16:00:00Z'))).toMatchObject({ index: 0 });
  // Noon has begun: the next is tomorrow's sunrise.
  expect(nextToBegin(classes, new Date('2026-01-13T17:20:00Z'))).toMatchObject({
    index: 1,
    daysAhead: 1,
  });
  // Saturday after the sunrise class: Sunday's last light.
  expect(nextToBegin(classes, new Date('2026-01-17T18:00:00Z'))).toMatchObject({
    index: 2,
    daysAhead: 1,
  });
});

test.each([
  [0, '12:00 am'],
  [280, '4:40 am'],
  [720, 'noon'],
  [735, '12:15 pm'],
  [1200, '8:00 pm'],
])('%i minutes are %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
