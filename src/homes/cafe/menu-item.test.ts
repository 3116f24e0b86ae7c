import { expect, test } from 'vitest';
import { daysText, hoursOnDay, itemStateAt } from './menu-item.ts';
import { menuItems } from './menu-items.ts';
import { opening } from './opening.ts';

const dayOf = (weekday: string) => {
  const day = opening.week.find((one) => one.day === weekday);
  if (!day) throw new Error(weekday);
  return { weekday: day.day, opens: day.opens, closes: day.closes };
};
const doughnut = { days: ['Sat'], from: 6.5, until: 9.5 } as const;

test.each([
  ['Sat', 6, 'coming'],
  ['Sat', 6.5, 'available'],
  ['Sat', 8.5, 'available'],
  ['Sat', 8.75, 'last'],
  ['Sat', 9.5, 'sold-out'],
  ['Fri', 8, 'other-day'],
  ['Sun', 8, 'other-day'],
])('doughnuts on %s at %d: %s', (weekday, hour, state) => {
  expect(itemStateAt(doughnut, dayOf(weekday), hour)).toBe(state);
});

test('a day that opens late or closes early cuts both ends', () => {
  expect(hoursOnDay({ from: 5.5, until: 15 }, { opens: 6.5, closes: 14 })).toEqual([6.5, 14]);
  const noon = { weekday: 'Thu', opens: 5.5, closes: 12 } as const;
  const cake = { days: ['Thu'], from: 13, until: 15 } as const;
  expect(itemStateAt(cake, noon, 11)).toBe('other-day');
});

test('days are named as a run or one by one', () => {
  expect(daysText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])).toBe('Mon to Sat');
  expect(daysText(['Wed', 'Fri'])).toBe('Wed, Fri');
  expect(daysText(['Mon', 'Tue', 'Wed', 'Sat'])).toBe('Mon, Tue, Wed, Sat');
  expect(daysText(['Sat'])).toBe('Sat');
  expect(daysText([])).toBe('');
});

test('no open hour of the week leaves the bar empty, and no two days are alike', () => {
  const open = opening.week.filter(({ opens }) => opens !== undefined);
  const said = open.map(({ day, opens = 0, closes = 0 }) => {
    for (let hour = opens; hour < closes; hour += 0.5) {
      const there = menuItems.filter((one) =>
        ['available', 'last'].includes(itemStateAt(one, { weekday: day, opens, closes }, hour)),
      );
      expect(there.length, `${day} at ${hour}`).toBeGreaterThanOrEqual(2);
    }
    return menuItems.filter((one) => one.days.includes(day)).map(({ title }) => title);
  });
  expect(new Set(said.map(String)).size).toBe(open.length);
});
