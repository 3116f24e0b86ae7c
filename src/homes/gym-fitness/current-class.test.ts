import { describe, expect, it, test } from 'vitest';
import { currentClass, waitText } from './current-class.ts';
import { classes, timeZone, trainers, week } from './week.ts';

const at = (moment: string) => {
  const { current, next, waitMinutes, day } = currentClass(week, new Date(moment), timeZone);
  return {
    day,
    current: current && `${current.title} ${current.trainer}`,
    next: next?.title,
    waitMinutes,
  };
};

describe('currentClass', () => {
  it('reads the clock of Lorain, in winter and in summer', () => {
    expect(at('2026-01-12T20:30:00Z')).toEqual({
      day: 0,
      current: 'Bar Steve',
      next: 'Rope',
      waitMinutes: 120,
    });
    expect(at('2026-07-13T19:30:00Z')).toEqual({
      day: 0,
      current: 'Bar Steve',
      next: 'Rope',
      waitMinutes: 120,
    });
  });
  it('is on from its first minute to the one before its end', () => {
    expect(at('2026-01-12T20:19:00Z')).toMatchObject({
      current: undefined,
      next: 'Bar',
      waitMinutes: 1,
    });
    expect(at('2026-01-12T20:20:00Z').current).toBe('Bar Steve');
    expect(at('2026-01-12T21:19:00Z').current).toBe('Bar Steve');
    expect(at('2026-01-12T21:20:00Z').current).toBeUndefined();
  });
  it('goes on past midnight, when it is another day', () => {
    // Friday 11:20 pm, an hour of Bar.
    expect(at('2026-01-17T05:05:00Z')).toMatchObject({
      day: 5,
      current: 'Bar Steve',
      next: 'Backs',
    });
    expect(at('2026-01-17T05:20:00Z').current).toBeUndefined();
  });
  it('looks from Sunday to Monday', () => {
    expect(at('2026-01-19T03:40:00Z')).toEqual({
      day: 6,
      current: undefined,
      next: 'Bells',
      waitMinutes: 420,
    });
  });
  it('says nothing of a week without a class', () => {
    const empty = currentClass([], new Date('2026-01-12T20:30:00Z'), timeZone);
    expect(empty).toEqual({ day: 0, minutes: 930, waitMinutes: 0 });
  });
});

test('nobody is in two places, and nobody’s class runs into the next', () => {
  for (const one of week) {
    for (const other of week) {
      if (one === other || one.day !== other.day || one.startMinutes > other.startMinutes) continue;
      expect(one.startMinutes + one.duration, `${one.title} on day ${one.day}`).toBeLessThanOrEqual(
        other.startMinutes,
      );
    }
  }
});

test('every class and every trainer has a place in the week', () => {
  expect(new Set(week.map(({ title }) => title))).toEqual(new Set(classes.map((c) => c.title)));
  expect(new Set(week.map(({ trainer }) => trainer))).toEqual(new Set(trainers));
});

test('a wait is said as people say it', () => {
  expect([1, 40, 55, 61, 420].map(waitText)).toEqual([
    'a minute',
    '40 minutes',
    'an hour',
    'an hour',
    '7 hours',
  ]);
});
