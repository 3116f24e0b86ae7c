import { expect, test } from 'vitest';
import { priceOfText } from './price-page.ts';

const text = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

test.each([
  ['nothing', 0, 'Copy edit', { words: 0, pages: 0, price: 0, isMinimum: false }],
  [
    'a page is begun with its first word',
    1,
    'Copy edit',
    { words: 1, pages: 1, price: 2400, isMinimum: true },
  ],
  ['a full page is one', 250, 'Take apart', { words: 250, pages: 1, price: 2400, isMinimum: true }],
  [
    'a word more makes two',
    251,
    'Take apart',
    { words: 251, pages: 2, price: 2800, isMinimum: false },
  ],
  [
    'three pages at eight come to the least',
    750,
    'Copy edit',
    { words: 750, pages: 3, price: 2400, isMinimum: false },
  ],
  ['proof', 2000, 'Read proof', { words: 2000, pages: 8, price: 3600, isMinimum: false }],
  [
    'no choice yet: a copy edit',
    1000,
    '',
    { words: 1000, pages: 4, price: 3200, isMinimum: false },
  ],
])('%s', (_, words, reading, expected) => {
  expect(priceOfText(text(words), reading)).toEqual(expected);
});

test('dashes and signs are no words', () => {
  expect(priceOfText('— so — it is 3:15 …', 'Copy edit').words).toBe(4);
});
