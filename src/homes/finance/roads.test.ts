import { expect, test } from 'vitest';
import { middleRoad, otherRoads, worstFall } from './forty-roads.ts';
import { roadPath } from './road-path.ts';
import { rollRoads } from './roads.ts';

const options = { monthly: 100, years: 10, mean: 0.05, spread: 0.15, count: 400, seed: 7 };
const endOf = (quarters: readonly number[]) => quarters.at(-1) ?? Number.NaN;

test('the same dice roll the same roads, others roll others', () => {
  expect(rollRoads(options)).toEqual(rollRoads(options));
  expect(rollRoads({ ...options, seed: 8 })).not.toEqual(rollRoads(options));
});

test('without any spread every road is the savings formula', () => {
  const [road] = rollRoads({ ...options, spread: 0, count: 1 });
  const i = 1.05 ** (1 / 12) - 1;
  expect(road?.years).toHaveLength(10);
  for (const year of road?.years ?? []) expect(year).toBeCloseTo(0.05, 10);
  expect(endOf(road?.quarters ?? [])).toBeCloseTo((100 * ((1 + i) ** 120 - 1)) / i, 4);
});

test('returns stray about their mean as far as they were told to', () => {
  const years = rollRoads({ ...options, count: 2000 }).flatMap((road) => road.years);
  const mean = years.reduce((sum, year) => sum + year, 0) / years.length;
  expect(mean).toBeCloseTo(0.05, 2);
  const logs = years.map((year) => Math.log(1 + year));
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - middle) ** 2, 0) / logs.length);
  expect(spread).toBeCloseTo(0.15, 2);
});

test('the road of the hero is the middle one, and the others lie on both sides of it', () => {
  const end = endOf(middleRoad.quarters);
  const above = otherRoads.filter((road) => endOf(road) > end);
  expect(above).toHaveLength(6);
  expect(otherRoads.filter((road) => endOf(road) < end)).toHaveLength(6);
});

test('the worst fall is measured from the highest point before it', () => {
  expect(worstFall([0, 10, 8, 20, 5, 30, 24])).toEqual({ quarter: 4, lost: 0.75 });
  expect(worstFall([0, 1, 2])).toEqual({ quarter: 0, lost: 0 });
});

test('a path begins at the left edge, ends at the right one, and rounding does not add up', () => {
  const balances = Array.from({ length: 161 }, (_, index) => index * 1.37);
  for (const step of [1, 2, 4]) {
    const steps = roadPath(balances, endOf(balances), step).slice('M0 1000l'.length);
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
    expect(numbers.filter((_, at) => at % 2 === 0).reduce((sum, x) => sum + x, 0)).toBe(1600);
    expect(numbers.filter((_, at) => at % 2 === 1).reduce((sum, y) => sum + y, 0)).toBe(-1000);
  }
});
