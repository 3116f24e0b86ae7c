import { expect, test } from 'vitest';
import { numberWord, printedSoFar } from './printed-so-far.ts';

test('what has come off by now counts, this very moment included', () => {
  expect(printedSoFar([10, 20, 30], 9)).toEqual({ done: 0, next: 0 });
  expect(printedSoFar([10, 20, 30], 20)).toEqual({ done: 2, next: 2 });
  expect(printedSoFar([10, 20, 30], 31)).toEqual({ done: 3, next: -1 });
});

test('chapters come in twos, and are said in words', () => {
  expect([0, 8, 20].map(numberWord)).toEqual(['None', 'Eight', 'Twenty']);
});
