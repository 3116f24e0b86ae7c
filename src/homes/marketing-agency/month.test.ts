import { expect, it } from 'vitest';
import { copy } from './copy.ts';
import { costOf, hoursOf, month, posterHours, rate } from './month.ts';

it('a month costs its hours', () => {
  expect(hoursOf(month)).toBe(18);
  expect(costOf(hoursOf(month))).toBe(1170);
  expect(copy.prices.heading).toContain('18 hours');
  expect(copy.prices.lengths.map(({ price }) => price)).toEqual(['$390', '$1,170', '$4,680']);
});

it('the bill of the poster adds up', () => {
  expect(hoursOf(posterHours)).toBe(18);
  const [last] = copy.process.costs.toReversed();
  expect(last?.text).toBe(`$${(18 * rate + 212).toLocaleString('en-US')}`);
});
