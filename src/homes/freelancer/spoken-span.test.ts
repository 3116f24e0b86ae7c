import { expect, test } from 'vitest';
import { dayNumber, toIsoDate } from '../../elements/clock/day-number.ts';
import { daysIn, milesIn, spanIn } from './spoken-span.ts';

/** A Saturday. */
const today = dayNumber(2026, 11, 28);

test.each([
  ['3 days', 3],
  ['a week', 5],
  ['two weeks and 3 days', 13],
  ['1 month', 20],
  ['12 working days', 12],
  ['in march', undefined],
  ['in two weeks', undefined],
  ['3 days in two weeks', 3],
  ['0 days', undefined],
] as const)('“%s” are %s days', (words, days) => {
  expect(daysIn(words)).toBe(days);
});

test.each([
  ['3 days 190 miles', 190],
  ['1,200 mi', 1200],
  ['2 minutes', undefined],
  ['a mile', undefined],
] as const)('“%s” are %s miles', (words, miles) => {
  expect(milesIn(words)).toBe(miles);
});

test.each([
  ['in march', '2027-03-01', '2027-04-01', 'March 2027'],
  ['in november', '2026-11-01', '2026-12-01', 'November 2026'],
  ['dec', '2026-12-01', '2027-01-01', 'December 2026'],
  ['march 2028', '2028-03-01', '2028-04-01', 'March 2028'],
  ['on march 9', '2027-03-09', '2027-03-10', 'Tuesday, March 9, 2027'],
  ['on 12/24', '2026-12-24', '2026-12-25', 'Thursday, December 24, 2026'],
  ['q4', '2026-10-01', '2027-01-01', 'Q4 2026'],
  ['second quarter', '2027-04-01', '2027-07-01', 'Q2 2027'],
  ['tomorrow', '2026-11-29', '2026-11-30', 'Sunday, November 29'],
  ['in two weeks', '2026-12-07', '2026-12-12', 'The week of Monday, December 7'],
  ['february 30', '2027-02-01', '2027-03-01', 'February 2027'],
  ['next week', '2026-11-30', '2026-12-05', 'Next week'],
] as const)('“%s” is from %s until %s', (words, from, until, title) => {
  const span = spanIn(words, today);
  expect(span && [toIsoDate(span.from), toIsoDate(span.until), span.title]).toEqual([
    from,
    until,
    title,
  ]);
});

test.each(['', '3 days', 'maybe', '13/45', 'mars'])('“%s” names no day', (words) => {
  expect(spanIn(words, today)).toBeUndefined();
});
