import { describe, expect, test } from 'vitest';
import { centsOf, formatCents, refundCents } from './money.ts';

describe('prices in cents', () => {
  test.each([
    ['$9.99', 999],
    ['$800', 80_000],
    ['$10,400', 1_040_000],
  ])('%s is %i', (price, cents) => {
    expect(centsOf(price)).toBe(cents);
  });

  test('a text that is no price is refused with its words', () => {
    expect(() => centsOf('ask us')).toThrow('Not a price: ask us');
  });

  test.each([
    [9, '$0.09'],
    [80_000, '$800'],
    [2_480_000, '$24,800'],
    [-190_000, '−$1,900'],
  ])('%i is printed %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('what comes back when a year ends early', () => {
  const plans = [
    ['$90.99', '$9.99'],
    ['$199.99', '$19.99'],
    ['$290.99', '$29.99'],
  ] as const;
  const after = (months: number) =>
    plans.map(([yearly, monthly]) => formatCents(refundCents(yearly, monthly, months), true));

  test('the used months count at the monthly price', () => {
    expect(after(3)).toEqual(['$61.02', '$140.02', '$201.02']);
    expect(after(6)).toEqual(['$31.05', '$80.05', '$111.05']);
  });

  test('after ten months nine cents come back once, and never a debt', () => {
    expect(after(10)).toEqual(['$0.00', '$0.09', '$0.00']);
    expect(after(12)).toEqual(['$0.00', '$0.00', '$0.00']);
  });
});
