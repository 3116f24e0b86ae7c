import { expect, test } from 'vitest';
import { priceRange } from './price-range.ts';

test('bands become one, from the lowest to the highest', () => {
  expect(priceRange(['$35,000–$55,000', '$55,000–$90,000', '$80,000–$120,000'])).toBe(
    '$35,000–$120,000',
  );
  expect(priceRange(['8–12 weeks', '16–26 weeks'])).toBe('8–26 weeks');
});

test('one band stays as it is', () => {
  expect(priceRange(['6–10 weeks'])).toBe('6–10 weeks');
});
