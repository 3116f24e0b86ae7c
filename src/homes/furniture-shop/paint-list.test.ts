import { describe, expect, test } from 'vitest';
import { parseIsoDate, toIsoDate } from '../../elements/clock/day-number.ts';
import { type DayId, paintDays } from './days.ts';
import {
  earliestPaintingDay,
  earliestPrimingDay,
  nextOfColor,
  scheduleOf,
  weeksFrom,
} from './paint-list.ts';
import { pieces } from './pieces.ts';

const piece = (id: string) => pieces.find((each) => each.id === id) ?? { workshopDays: -1 };
const day = (id: DayId) => paintDays.find((each) => each.id === id) ?? { nights: -1 };

/** First day of paint for an order of a day and hour, in a color. */
const painted = (id: string, color: DayId, today: string, hour = 10) =>
  toIsoDate(
    nextOfColor(
      color,
      earliestPaintingDay(earliestPrimingDay(parseIsoDate(today), hour * 60, piece(id))),
    ),
  );
const passage = (iso: string, color: DayId) =>
  Object.values(scheduleOf(parseIsoDate(iso), day(color))).map(toIsoDate);

describe('an order', () => {
  test.each([
    ['on a Monday morning is primed on Tuesday', '2026-11-30', 10, '2026-12-01'],
    ['after three is read the next morning', '2026-11-30', 15, '2026-12-02'],
    ['on a Saturday is read on Monday', '2026-11-28', 9, '2026-12-01'],
    ['before Thanksgiving waits for the Monday after it', '2026-11-25', 10, '2026-11-30'],
    ['in August waits until the booth is scraped', '2026-08-06', 10, '2026-08-18'],
  ])('%s', (_, today, hour, primed) => {
    expect(toIsoDate(earliestPrimingDay(parseIsoDate(today), hour * 60, piece('chair')))).toBe(
      primed,
    );
  });
  test('of a table goes to the wood shop for six days first', () => {
    expect(painted('chair', 'thursday', '2026-11-30')).toBe('2026-12-03');
    expect(painted('table', 'thursday', '2026-11-30')).toBe('2026-12-10');
  });
  test('in a color whose day is a holiday waits a week', () => {
    expect(painted('chair', 'thursday', '2026-11-23')).toBe('2026-12-03');
    expect(painted('chair', 'friday', '2026-12-18')).toBe('2027-01-08');
  });
});

describe('a piece', () => {
  test('is primed the day of work before, dries, is felted and leaves on a Tuesday or Friday', () => {
    expect(passage('2026-12-01', 'tuesday')).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-03',
      '2026-12-04',
    ]);
  });
  test('in yellow dries over the weekend', () => {
    expect(passage('2026-12-02', 'wednesday')).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-07',
      '2026-12-08',
    ]);
  });
  test('is primed before a holiday and waits for the truck after it', () => {
    expect(passage('2026-11-30', 'monday')[0]).toBe('2026-11-25');
    expect(passage('2026-12-22', 'tuesday').at(-1)).toBe('2027-01-05');
  });
});

test('weeks have five days from Monday on', () => {
  expect(weeksFrom(parseIsoDate('2026-11-30'), 2).map((week) => week.map(toIsoDate))[1]).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ]);
});
