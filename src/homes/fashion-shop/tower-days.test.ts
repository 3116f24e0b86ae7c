import { expect, it } from 'vitest';
import { formatDay, orderDates, todayAt } from './tower-days.ts';

const weekdayOf = (day: number) => new Date(day * 86_400_000).getUTCDay();
const saturday = todayAt(new Date('2026-11-28T23:30:00Z'));

it('has the day of Willimantic, not of Greenwich', () => {
  expect(formatDay(saturday)).toBe('Saturday, November 28');
  expect(formatDay(todayAt(new Date('2026-11-29T03:00:00Z')))).toBe('Saturday, November 28');
});

it('cuts on workdays, hangs through the weekend, and mails on a workday', () => {
  const { hungOn, takenDownOn, mailedOn } = orderDates(saturday, 6);
  expect(formatDay(hungOn)).toBe('Wednesday, December 2');
  expect(formatDay(takenDownOn)).toBe('Tuesday, December 8');
  expect(formatDay(mailedOn)).toBe('Wednesday, December 9');
});

it('never takes less than the nights that were asked for', () => {
  for (let day = saturday; day < saturday + 40; day += 1)
    for (const nights of [1, 3, 7]) {
      const { hungOn, takenDownOn, mailedOn } = orderDates(day, nights);
      expect(takenDownOn - hungOn).toBeGreaterThanOrEqual(nights);
      for (const each of [hungOn, takenDownOn, mailedOn])
        expect([2, 3, 4, 5]).toContain(weekdayOf(each));
    }
});
