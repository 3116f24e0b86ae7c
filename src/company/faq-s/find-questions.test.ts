import { expect, test } from 'vitest';
import { countText, hasWords } from './find-questions.ts';
import { questionGroups } from './questions.ts';

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

test('twenty-five questions or more, each under an address of its own', () => {
  const ids = questionGroups.flatMap(({ id, questions }) => [
    id,
    ...questions.map((one) => one.id),
  ]);
  expect(ids.length - questionGroups.length).toBeGreaterThanOrEqual(25);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no price or name went missing on its way into an answer', () => {
  expect(JSON.stringify(questionGroups)).not.toContain('undefined');
});
