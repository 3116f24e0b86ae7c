import { expect, test } from 'vitest';
import { weekLines, weekText } from './practice-week.ts';

const day = [
  { from: 8, until: 12 },
  { from: 13, until: 16.5 },
];
const week = [day, day, day, [], [{ from: 9, until: 12 }], [], []];

test('days with the same hours stand in one line', () => {
  expect(weekLines({ week })).toEqual([
    { days: 'Monday to Wednesday', hours: '8 am to noon, 1 pm to 4:30 pm' },
    { days: 'Thursday', hours: '' },
    { days: 'Friday', hours: '9 am to noon' },
    { days: 'Saturday to Sunday', hours: '' },
  ]);
});

test('a sentence says when somebody is there, and nothing of closed days', () => {
  expect(weekText({ week })).toBe(
    'Monday to Wednesday 8 am to noon, 1 pm to 4:30 pm; Friday 9 am to noon',
  );
});
