import { expect, test } from 'vitest';
import { lengthText, minutesOfDark, priceOf } from './minutes-of-dark.ts';

test('a June night in Cordova is a quarter of one in December', () => {
  const june = minutesOfDark({ year: 2026, month: 6, day: 21 });
  const december = minutesOfDark({ year: 2026, month: 12, day: 21 });
  // Tables for 60.5 degrees north give about 5 hours and 18 hours 12 minutes.
  expect(Math.abs(june - 302)).toBeLessThan(12);
  expect(Math.abs(december - 1092)).toBeLessThan(12);
});

test('a night that ends in another year is as long as its neighbors', () => {
  const newYear = minutesOfDark({ year: 2026, month: 12, day: 31 });
  expect(Math.abs(newYear - minutesOfDark({ year: 2026, month: 12, day: 30 }))).toBeLessThan(4);
});

test('lengths and prices are said', () => {
  expect(lengthText(1104)).toBe('18 h 24 min');
  expect(priceOf(1104)).toBe('$3,312');
});
