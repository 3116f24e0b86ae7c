import { expect, test } from 'vitest';
import { contents, launchText, launchTime, pageCount, sheets, steps } from './book.ts';

test('twenty chapters of eight pages fill ten sheets of sixteen', () => {
  expect(contents.flatMap(({ chapters }) => chapters)).toHaveLength(20);
  expect(pageCount).toBe(sheets.length * 16);
  expect(contents.at(-1)?.chapters.at(-1)).toMatchObject({ number: 20, page: 153 });
});

test('a sheet comes off every other Thursday, then they are folded, bound, and out on a Tuesday', () => {
  const days = sheets.map(({ printTime }) => Math.floor(Date.parse(printTime) / 86_400_000));
  for (const [place, day] of days.slice(1).entries()) expect(day - (days[place] ?? 0)).toBe(14);
  const printTimes = sheets.map(({ printTime }) => printTime);
  const times = [...printTimes, steps.folded, steps.bound, launchTime].map(Date.parse);
  expect([...times].sort((one, other) => one - other)).toEqual(times);
  expect(launchText.date).toBe('Tuesday, April 13, 2027');
});
