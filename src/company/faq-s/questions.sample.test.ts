import { expect, test } from 'vitest';
import { questionGroups } from './questions.ts';

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
