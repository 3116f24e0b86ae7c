import { expect, test } from 'vitest';
import { chartPath } from './chart-path.ts';
import { maxDrawdown, medianPath, otherPaths } from './sample-paths.ts';
import { simulatePaths } from './simulated-paths.ts';

const options = { monthly: 100, years: 10, mean: 0.05, spread: 0.15, count: 400, seed: 7 };
const endOf = (quarters: readonly number[]) => quarters.at(-1) ?? Number.NaN;

test('the same seed gives the same paths, another seed gives others', () => {
  expect(simulatePaths(options)).toEqual(simulatePaths(options));
  expect(simulatePaths({ ...options, seed: 8 })).not.toEqual(simulatePaths(options));
});

test('without any spread every path is the savings formula', () => {
  const [path] = simulatePaths({ ...options, spread: 0, count: 1 });
  const i = 1.05 ** (1 / 12) - 1;
  expect(path?.years).toHaveLength(10);
  for (const year of path?.years ?? []) expect(year).toBeCloseTo(0.05, 10);
  expect(endOf(path?.quarters ?? [])).toBeCloseTo((100 * ((1 + i) ** 120 - 1)) / i, 4);
});

test('returns have the mean and the standard deviation of the options', () => {
  const years = simulatePaths({ ...options, count: 2000 }).flatMap((path) => path.years);
  const mean = years.reduce((sum, year) => sum + year, 0) / years.length;
  expect(mean).toBeCloseTo(0.05, 2);
  const logs = years.map((year) => Math.log(1 + year));
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - middle) ** 2, 0) / logs.length);
  expect(spread).toBeCloseTo(0.15, 2);
});

test('the path of the hero is the median, with the others on both sides of it', () => {
  const end = endOf(medianPath.quarters);
  const above = otherPaths.filter((path) => endOf(path) > end);
  expect(above).toHaveLength(6);
  expect(otherPaths.filter((path) => endOf(path) < end)).toHaveLength(6);
});

test('the drawdown is measured from the peak before it', () => {
  expect(maxDrawdown([0, 10, 8, 20, 5, 30, 24])).toEqual({ quarter: 4, lost: 0.75 });
  expect(maxDrawdown([0, 1, 2])).toEqual({ quarter: 0, lost: 0 });
});

test('a path begins at the left edge, ends at the right one, and rounding does not add up', () => {
  const balances = Array.from({ length: 161 }, (_, index) => index * 1.37);
  for (const step of [1, 2, 4]) {
    const steps = chartPath(balances, endOf(balances), step).slice('M0 1000l'.length);
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
    expect(numbers.filter((_, at) => at % 2 === 0).reduce((sum, x) => sum + x, 0)).toBe(1600);
    expect(numbers.filter((_, at) => at % 2 === 1).reduce((sum, y) => sum + y, 0)).toBe(-1000);
  }
});
