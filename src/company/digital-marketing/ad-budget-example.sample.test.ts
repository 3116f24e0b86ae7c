import { expect, test } from 'vitest';
import { adBudgetExample } from './ad-budget-example.ts';
import { breakEvenBudget, clicksIn, costOf, jobCost, unspentIn } from './ad-budget-sums.ts';
import type { Month } from './channel.ts';

test.each<Month>([0, 1])('month %i: every cent of the hundred is somewhere', (month) => {
  const spent = adBudgetExample.channels.reduce((sum, channel) => sum + costOf(channel, month), 0);
  expect(spent + unspentIn(month)).toBe(adBudgetExample.budget);
  expect(spent).toBe(clicksIn(month) * adBudgetExample.centsPerClick[month]);
});

test.each<Month>([0, 1])('month %i: the change is less than a click', (month) => {
  expect(unspentIn(month)).toBeGreaterThanOrEqual(0);
  expect(unspentIn(month)).toBeLessThan(adBudgetExample.centsPerClick[month]);
});

test('the figures that sentences on the page say', () => {
  expect([clicksIn(0), clicksIn(1)]).toEqual([46, 39]);
  expect([unspentIn(0), unspentIn(1)]).toEqual([18, 16]);
  expect([jobCost(0), jobCost(1)]).toEqual([5000, 2500]);
  expect(adBudgetExample.channels.filter(({ clicks }) => clicks[0] > 0)).toHaveLength(7);
});

test('nobody has more jobs than calls', () => {
  const calls = adBudgetExample.channels.find(({ id }) => id === 'called')?.clicks ?? [0, 0];
  expect(adBudgetExample.jobs[0]).toBeLessThanOrEqual(calls[0]);
  expect(adBudgetExample.jobs[1]).toBeLessThanOrEqual(calls[1]);
});

test('the line from which it pays falls with what a job leaves', () => {
  expect(breakEvenBudget(90_000, 6_000)).toBe(75_000);
  expect(breakEvenBudget(90_000, 18_000)).toBe(25_000);
  expect(breakEvenBudget(90_000, 45_000)).toBe(10_000);
});
