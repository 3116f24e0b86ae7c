import { expect, test } from 'vitest';
import { formatDollars } from '../../content/format-dollars.ts';
import { billOf, feetOf, measureOf, rates, sizeOf } from './bill.ts';
import { clients } from './clients.ts';

test('the rule: taller than Dot, or shorter than her thumb', () => {
  expect(sizeOf(64)).toBe('between');
  expect(sizeOf(64.5)).toBe('tall');
  expect(sizeOf(2.125)).toBe('between');
  expect(sizeOf(2)).toBe('tiny');
});

test('a wall is paid by its face and one night with the crane', () => {
  const wall = { size: 'tall', width: 168, height: 108 } as const;
  expect(feetOf(wall)).toBe(126);
  expect(billOf(wall)).toBe(126 * rates.foot + rates.crane);
  expect(measureOf(wall)).toBe('14 × 9 ft');
});

test('a tiny screen is paid by its words', () => {
  const remote = { size: 'tiny', width: 0.9, height: 0.5, words: 9 } as const;
  expect(formatDollars(billOf(remote))).toBe('$21,600');
  expect(measureOf(remote)).toBe('0.9 × 0.5 in');
});

test('every client keeps the rule', () => {
  for (const { screen } of clients) expect(sizeOf(screen.height)).toBe(screen.size);
});
