import { expect, test } from 'vitest';
import { formatDollars } from '../../content/format-dollars.ts';
import { clients } from './clients.ts';
import { priceOf, rates, sizeClassOf, sizeText, squareFeetOf } from './screen-prices.ts';

test('the rule: taller than Dot, or shorter than her thumb', () => {
  expect(sizeClassOf(64)).toBe('between');
  expect(sizeClassOf(64.5)).toBe('tall');
  expect(sizeClassOf(2.125)).toBe('between');
  expect(sizeClassOf(2)).toBe('tiny');
});

test('a wall is paid by its face and one night with the crane', () => {
  const wall = { size: 'tall', width: 168, height: 108 } as const;
  expect(squareFeetOf(wall)).toBe(126);
  expect(priceOf(wall)).toBe(126 * rates.squareFoot + rates.crane);
  expect(sizeText(wall)).toBe('14 × 9 ft');
});

test('a tiny screen is paid by its words', () => {
  const remote = { size: 'tiny', width: 0.9, height: 0.5, words: 9 } as const;
  expect(formatDollars(priceOf(remote))).toBe('$21,600');
  expect(sizeText(remote)).toBe('0.9 × 0.5 in');
});

test('every client keeps the rule', () => {
  for (const { screen } of clients) expect(sizeClassOf(screen.height)).toBe(screen.size);
});
