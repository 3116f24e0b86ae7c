import { expect, test } from 'vitest';
import { changeIn, clicksIn, costOf, hundred, jobCost, type Month, paysFrom } from './hundred.ts';

test.each<Month>([0, 1])('month %i: every cent of the hundred is somewhere', (month) => {
  const spent = hundred.ways.reduce((sum, way) => sum + costOf(way, month), 0);
  expect(spent + changeIn(month)).toBe(hundred.budget);
  expect(spent).toBe(clicksIn(month) * hundred.perClick[month]);
});

test.each<Month>([0, 1])('month %i: the change is less than a click', (month) => {
  expect(changeIn(month)).toBeGreaterThanOrEqual(0);
  expect(changeIn(month)).toBeLessThan(hundred.perClick[month]);
});

test('the figures that sentences on the page say', () => {
  expect([clicksIn(0), clicksIn(1)]).toEqual([46, 39]);
  expect([changeIn(0), changeIn(1)]).toEqual([18, 16]);
  expect([jobCost(0), jobCost(1)]).toEqual([5000, 2500]);
  expect(hundred.ways.filter(({ clicks }) => clicks[0] > 0)).toHaveLength(7);
});

test('nobody has more jobs than calls', () => {
  const calls = hundred.ways.find(({ id }) => id === 'called')?.clicks ?? [0, 0];
  expect(hundred.jobs[0]).toBeLessThanOrEqual(calls[0]);
  expect(hundred.jobs[1]).toBeLessThanOrEqual(calls[1]);
});

test('the line from which it pays falls with what a job leaves', () => {
  expect(paysFrom(90_000, 6_000)).toBe(75_000);
  expect(paysFrom(90_000, 18_000)).toBe(25_000);
  expect(paysFrom(90_000, 45_000)).toBe(10_000);
});
