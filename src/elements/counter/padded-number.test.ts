import { expect, test } from 'vitest';
import { paddedNumber } from './padded-number.ts';

test('[B6] numbers below ten get a leading zero', () => {
  expect([0, 7, 9].map(paddedNumber)).toEqual(['00', '07', '09']);
});

test('[B6] larger numbers stay as they are', () => {
  expect([10, 175, 1200].map(paddedNumber)).toEqual(['10', '175', '1,200']);
});
