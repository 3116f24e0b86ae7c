import { expect, test } from 'vitest';
import { countText, hasWords } from './find-questions.ts';

test('all words have to be there, in any order, whatever their letters', () => {
  expect(hasWords('What does hosting cost?', 'COST host')).toBe(true);
  expect(hasWords('What does hosting cost?', 'cost boat')).toBe(false);
  expect(hasWords('You don’t need a café', "don't cafe")).toBe(true);
});

test('nothing typed finds everything', () => {
  expect(hasWords('Anything', '  ')).toBe(true);
});

test('the count says how many of how many', () => {
  expect(countText(3, 29)).toBe('3 of 29 questions');
  expect(countText(29, 29)).toBe('All 29 questions');
});
