import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';

test.each([
  [0, 'zero'],
  [21, 'twenty-one'],
  [206, 'two hundred six'],
  [1000, 'one thousand'],
  [48_015, 'forty-eight thousand fifteen'],
  [1_000_000, '1000000'],
])('%i is %s', (number, expected) => {
  expect(numberWords(number)).toBe(expected);
});
