import { expect, test } from 'vitest';
import { indexedForm, wordsOf } from './search-index.ts';

test.each([
  ['Ferries', 'ferry'],
  ['prices', 'price'],
  ['Café', 'cafe'],
  ['business', 'business'],
  ['menus', 'menus'],
  ['FAQs', 'faq'],
  ['us', 'us'],
  ['ties', 'tie'],
  ['cookies', 'cookie'],
])('%s is known as %s', (word, form) => {
  expect(indexedForm(word)).toBe(form);
});

test('words have their positions', () => {
  const text = 'Don’t ring: 2 ferries!';
  const words = wordsOf(text);
  expect(words.map(({ term }) => term)).toEqual(['don', 't', 'ring', '2', 'ferry']);
  expect(words.map(({ start, end }) => text.slice(start, end)).at(-1)).toBe('ferries');
});
