import { describe, expect, test } from 'vitest';
import { type DayNumber, dayNumber, toIsoDate } from '../../elements/clock/day-number.ts';
import { isWeekday, todayAt } from './days.ts';
import {
  freeRunFrom,
  nextRun,
  nextWeekday,
  stateOf,
  yearlyRules,
  yearlyRuleTitle,
} from './taken-days.ts';

/** A Saturday. */
const today = dayNumber(2026, 11, 28);
const daysOf = (title: string, year: number) =>
  yearlyRules
    .find((rule) => rule.title === title)
    ?.spans(year)
    .map(([first, last]) => [toIsoDate(first), toIsoDate(last)]);

describe('what recurs', () => {
  test.each([
    ['Deer', 2025, [['2025-11-07', '2025-11-14']]],
    ['Deer', 2026, [['2026-11-06', '2026-11-13']]],
    ['Deer', 2027, [['2027-11-05', '2027-11-12']]],
    [
      'Walleye',
      2026,
      [
        ['2026-05-08', '2026-05-08'],
        ['2026-05-11', '2026-05-11'],
      ],
    ],
    [
      'Walleye',
      2027,
      [
        ['2027-05-14', '2027-05-14'],
        ['2027-05-17', '2027-05-17'],
      ],
    ],
    ['Plow rehearsal', 2027, [['2027-10-11', '2027-10-15']]],
    ['Inventory in Silver Bay', 2027, [['2027-06-07', '2027-06-11']]],
  ] as const)('%s of %d', (title, year, spans) => {
    expect(daysOf(title, year)).toEqual(spans);
  });

  test.each([
    // July 4, 2026 and 2027 are a Saturday and a Sunday.
    ['2026-07-03', 'Holidays'],
    ['2027-07-05', 'Holidays'],
    ['2026-11-26', 'Holidays'],
    ['2026-11-27', 'Holidays'],
    ['2027-05-31', 'Holidays'],
    ['2027-09-06', 'Holidays'],
    ['2027-12-24', 'Holidays'],
    // January 1, 2028 is a Saturday.
    ['2027-12-31', 'Holidays'],
    ['2027-03-24', 'Fit-out at the dock'],
    ['2027-03-25', undefined],
  ] as const)('on %s: %s', (iso, title) => {
    expect(yearlyRuleTitle(Date.parse(iso) / 86_400_000)).toBe(title);
  });
});

const span = (from: DayNumber, count: number) => Array.from({ length: count }, (_, i) => from + i);

test('today and what was before it is gone, weekends are never free', () => {
  expect(stateOf(today, today)).toBe('gone');
  expect(stateOf(today - 30, today)).toBe('gone');
  const weekends = span(today + 1, 300).filter((day) => !isWeekday(day));
  expect(new Set(weekends.map((day) => stateOf(day, today)))).toEqual(new Set(['taken']));
});

test('the same day has the same state, whenever it is asked', () => {
  const states = () => span(today, 300).map((day) => stateOf(day, today));
  expect(states()).toEqual(states());
});

test('what is taken stays taken as it comes nearer', () => {
  for (const later of [7, 30, 90, 180]) {
    const days = span(today + later + 1, 120);
    const before = days.filter((day) => stateOf(day, today) === 'taken');
    expect(before.length).toBeGreaterThan(40);
    expect(before.map((day) => stateOf(day, today + later))).toEqual(before.map(() => 'taken'));
  }
});

test('near weeks are fuller than far ones, and none of the quarters is sold out', () => {
  const free = (from: number) =>
    span(today + from, 84).filter((day) => stateOf(day, today) === 'free').length;
  expect(free(1)).toBeLessThan(free(200));
  for (const from of [1, 84, 168, 252]) expect(free(from)).toBeGreaterThan(8);
});

test('a run goes over a weekend and ends before what is taken', () => {
  const run = nextRun(8, today) ?? [];
  expect(run).toHaveLength(8);
  expect(run.every((day) => stateOf(day, today) === 'free')).toBe(true);
  for (const [index, day] of run.slice(1).entries()) expect(day).toBe(nextWeekday(run[index] ?? 0));
  const whole = freeRunFrom(run[0] ?? 0, 200, today);
  expect(whole.length).toBeLessThan(200);
  expect(stateOf(nextWeekday(whole.at(-1) ?? 0), today)).toBe('taken');
});

test('a run that is too long is not to be had', () => {
  expect(nextRun(100, today)).toBeUndefined();
});

test('the day is that of Two Harbors', () => {
  expect(toIsoDate(todayAt(new Date('2026-11-28T05:59:00Z')))).toBe('2026-11-27');
  expect(toIsoDate(todayAt(new Date('2026-11-28T06:00:00Z')))).toBe('2026-11-28');
  expect(toIsoDate(todayAt(new Date('2026-07-01T04:59:00Z')))).toBe('2026-06-30');
});
