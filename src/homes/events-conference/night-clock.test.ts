import { describe, expect, test } from 'vitest';
import { dateTimeOf, minutesBetween, momentOf, nightMinutes, wallTimeText } from './night-clock.ts';
import { program } from './program.ts';

test('after midnight the minutes of a night go on', () => {
  expect(nightMinutes('23:59')).toBe(1439);
  expect(nightMinutes('01:30')).toBe(1530);
});

test('says what a clock on the wall says', () => {
  expect([wallTimeText('18:37'), wallTimeText('00:00'), wallTimeText('12:05')]).toEqual([
    '6:37 pm',
    '12:00 am',
    '12:05 pm',
  ]);
});

test('half past one belongs to the next date', () => {
  expect(dateTimeOf(1, '23:30')).toBe('2027-03-12T23:30');
  expect(dateTimeOf(2, '01:30')).toBe('2027-03-14T01:30');
});

test('the second night has no hour from two to three', () => {
  expect(momentOf(2, '01:30').toISOString()).toBe('2027-03-14T06:30:00.000Z');
  expect(momentOf(2, '03:15').toISOString()).toBe('2027-03-14T07:15:00.000Z');
  expect(minutesBetween(2, '01:30', '03:15')).toBe(45);
  expect(minutesBetween(1, '01:30', '03:15')).toBe(105);
  expect(minutesBetween(1, '19:00', '07:00')).toBe(720);
  expect(minutesBetween(2, '19:00', '07:00')).toBe(660);
});

describe('the program', () => {
  test('names each talk once', () => {
    expect(new Set(program.map(({ id }) => id)).size).toBe(program.length);
  });

  test('is in order, and every talk takes between twenty minutes and two hours', () => {
    for (const { id, night, from, to } of program) {
      expect(minutesBetween(night, from, to), id).toBeGreaterThanOrEqual(20);
      expect(minutesBetween(night, from, to), id).toBeLessThanOrEqual(120);
    }
    const times = program.map(({ night, from }) => night * 10_000 + nightMinutes(from));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('has nobody in one room twice at a time', () => {
    for (const one of program) {
      const meets = program.filter(
        (other) =>
          other !== one &&
          other.night === one.night &&
          (other.track === one.track || other.track === 'all' || one.track === 'all') &&
          nightMinutes(other.from) < nightMinutes(one.to) &&
          nightMinutes(one.from) < nightMinutes(other.to),
      );
      expect(
        meets.map(({ id }) => id),
        one.id,
      ).toEqual([]);
    }
  });

  test('begins and ends no talk in the hour that does not take place', () => {
    const missing = program.filter(
      ({ night, from, to }) => night === 2 && [from, to].some((time) => time.startsWith('02:')),
    );
    expect(missing).toEqual([]);
  });
});
