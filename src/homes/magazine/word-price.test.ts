import { expect, test } from 'vitest';
import { countWords, priceOf } from './word-price.ts';

test.each([
  ['', 0, '$0.00'],
  ['Dock, 24 feet.', 3, '$1.80'],
  ['Good lumber. No lake. You haul.', 6, '$3.60'],
  ['Half-price nails, $2.50 a pound; ask Mr. Guptill’s cousin', 9, '$5.40'],
  ['A dash – is no word', 5, '$3.00'],
])('“%s” has %i words', (text, words, price) => {
  expect(countWords(text)).toBe(words);
  expect(priceOf(text)).toBe(price);
});
