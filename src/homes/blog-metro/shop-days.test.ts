import { expect, test } from 'vitest';
import { floorDates, longDay, nextReading, todayAt, walkableDay } from './shop-days.ts';

const reading = (iso: string) => {
  const { day, state } = nextReading(new Date(iso));
  return [longDay(day), state];
};

test.each([
  ['2026-11-28T17:00:00Z', 'Friday, December 4', 'coming'],
  ['2026-12-04T04:30:00Z', 'Friday, December 4', 'coming'],
  ['2026-12-04T14:59:00Z', 'Friday, December 4', 'today'],
  ['2026-12-04T15:00:00Z', 'Friday, December 4', 'now'],
  ['2026-12-04T15:39:00Z', 'Friday, December 4', 'now'],
  ['2026-12-04T15:40:00Z', 'Friday, December 11', 'coming'],
  // Summer time: ten o'clock is an hour earlier in Greenwich.
  ['2026-07-03T14:05:00Z', 'Friday, July 3', 'now'],
])('at %s the reading is on %s: %s', (iso, day, state) => {
  expect(reading(iso)).toEqual([day, state]);
});

const saturday = todayAt(new Date('2026-11-28T17:00:00Z'));
const dated = (tiles: number) => {
  const { pressing, reading, lastPressing, walkable } = floorDates(saturday, tiles);
  return [pressing, reading, lastPressing, walkable].map(longDay);
};

test('a small floor is pressed in a day and walked on a month later', () => {
  expect(dated(100)).toEqual([
    'Monday, December 7',
    'Friday, December 11',
    'Monday, December 7',
    'Wednesday, January 6',
  ]);
});

test('a large one goes on over weekends, and no crate leaves on one', () => {
  const [, , last, walk] = dated(620);
  expect(last).toBe('Monday, December 14');
  expect(walk).toBe('Wednesday, January 13');
  expect(dated(330)[3]).toBe('Friday, January 8');
  expect(dated(440)[3]).toBe('Monday, January 11');
});

test('what is poured today lies thirty days', () => {
  expect(longDay(walkableDay(saturday))).toBe('Monday, December 28');
});
