import { expect, test } from 'vitest';
import { growth } from './growth.ts';
import { monthlyPayout } from './payout.ts';

test.each([
  { sum: 300_000, years: 30, rate: 0.03, fee: 0.003 },
  { sum: 50_000, years: 20, rate: 0, fee: 0 },
  { sum: 1, years: 1, rate: 0.1, fee: 0.02 },
])('%o is used up to the cent by its payments', (payout) => {
  const { sum, ...terms } = payout;
  const last = growth({ ...terms, start: sum, monthly: -monthlyPayout(payout) }).at(-1);
  expect(last?.balance).toBeCloseTo(0, 4);
});

test('a known loan: 100,000 over 30 years at half a percent a month costs 599.55', () => {
  const rate = 1.005 ** 12 - 1;
  expect(monthlyPayout({ sum: 100_000, years: 30, rate, fee: 0 })).toBeCloseTo(599.55, 2);
});
