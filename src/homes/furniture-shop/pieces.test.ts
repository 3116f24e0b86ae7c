import { expect, test } from 'vitest';
import { paintDays } from './days.ts';
import { paintCost, pieces, priceOf } from './pieces.ts';

test('paint costs its square feet, times coats, times the rate', () => {
  expect(
    paintCost(
      { area: 13 },
      { id: 'tuesday', title: '', color: '', coats: 3, rate: 1.55, nights: 2 },
    ),
  ).toBe(60);
});

test('a chair costs another price on every day, and Friday is the cheapest', () => {
  const chair = pieces[0];
  const prices = chair ? paintDays.map((day) => priceOf(chair, day)) : [];
  expect(new Set(prices).size).toBe(5);
  expect(Math.min(...prices)).toBe(prices[4]);
});
