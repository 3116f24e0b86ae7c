import { expect, test } from 'vitest';
import { workingDays } from './response-times.ts';

test.each([
  [1, 'one working day'],
  [2, 'two working days'],
  [10, 'ten working days'],
  [11, '11 working days'],
])('%i: %s', (days, words) => {
  expect(workingDays(days)).toBe(words);
});
