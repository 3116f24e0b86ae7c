import { describe, expect, test } from 'vitest';
import { growth, type Plan } from './growth.ts';

/** Returns the future value of a sum and of an annuity paid at the end of each month: S(1+i)^n + P((1+i)^n − 1)/i. */
function closedForm({ start, monthly, years, rate, fee }: Plan): number {
  const months = years * 12;
  const i = ((1 + rate) * (1 - fee)) ** (1 / 12) - 1;
  if (i === 0) return start + monthly * months;
  const factor = (1 + i) ** months;
  return start * factor + (monthly * (factor - 1)) / i;
}

const plans: Plan[] = [
  { start: 0, monthly: 300, years: 40, rate: 0.05, fee: 0.003 },
  { start: 2500, monthly: 300, years: 40, rate: 0.05, fee: 0.013 },
  { start: 10_000, monthly: 0, years: 12, rate: 0.03, fee: 0 },
  { start: 0, monthly: 50, years: 1, rate: 0, fee: 0 },
  // A fee above the return: the balance falls behind the payments.
  { start: 1000, monthly: 20, years: 50, rate: 0.01, fee: 0.02 },
];

describe('growth', () => {
  test.each(plans)('%o ends where the closed formula ends, to the cent', (plan) => {
    const ends = growth(plan);
    const last = ends.at(-1);
    expect(last?.year).toBe(plan.years);
    expect(last?.balance).toBeCloseTo(closedForm(plan), 2);
    expect(last?.feeless).toBeCloseTo(closedForm({ ...plan, fee: 0 }), 2);
    expect(last?.paid).toBe(plan.start + plan.monthly * 12 * plan.years);
  });

  test('every year on the way obeys the formula too', () => {
    const [plan] = plans as [Plan];
    for (const { year, balance } of growth(plan).slice(1))
      expect(balance).toBeCloseTo(closedForm({ ...plan, years: year }), 2);
  });

  test('a known sum: 100 dollars a month at 6 percent effective for 30 years', () => {
    const last = growth({ start: 0, monthly: 100, years: 30, rate: 0.06, fee: 0 }).at(-1);
    expect(last?.balance).toBeCloseTo(97_451.4, 0);
  });
});
