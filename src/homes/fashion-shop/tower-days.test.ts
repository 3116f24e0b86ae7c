import { expect, it } from 'vitest';
import { passageOf, sayDay, todayAt } from './tower-days.ts';

const weekdayOf = (day: number) => new Date(day * 86_400_000).getUTCDay();
const saturday = todayAt(new Date('2026-11-28T23:30:00Z'));

it('has the day of Willimantic, not of Greenwich', () => {
  expect(sayDay(saturday)).toBe('Saturday, November 28');
  expect(sayDay(todayAt(new Date('2026-11-29T03:00:00Z')))).toBe('Saturday, November 28');
});

it('cuts on workdays, hangs through the weekend, and mails on a workday', () => {
  const { hung, down, mailed } = passageOf(saturday, 6);
  expect(sayDay(hung)).toBe('Wednesday, December 2');
  expect(sayDay(down)).toBe('Tuesday, December 8');
  expect(sayDay(mailed)).toBe('Wednesday, December 9');
});

it('never takes less than the nights that were asked for', () => {
  for (let day = saturday; day < saturday + 40; day += 1)
    for (const nights of [1, 3, 7]) {
      const { hung, down, mailed } = passageOf(day, nights);
      expect(down - hung).toBeGreaterThanOrEqual(nights);
      for (const each of [hung, down, mailed]) expect([2, 3, 4, 5]).toContain(weekdayOf(each));
    }
});
