import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const vermont = 'America/New_York';

test('formats a moment in the given time zone', () => {
  const { date, day, time } = momentText('2027-04-13T09:00:00-04:00', vermont);
  expect(date).toBe('Tuesday, April 13, 2027');
  expect(day).toBe('April 13');
  expect(time).toMatch(/^9:00\sam Eastern$/);
});

test('the static countdown shows the date, with midnight as twelve', () => {
  expect(momentText('2027-01-05T00:30:00-05:00', vermont).noScriptDigits).toEqual([
    ['01', 'month'],
    ['05', 'day'],
    ['27', 'year'],
    ['12', 'am'],
  ]);
  expect(momentText('2027-01-05T18:00:00Z', vermont).noScriptDigits[3]).toEqual(['01', 'pm']);
});
