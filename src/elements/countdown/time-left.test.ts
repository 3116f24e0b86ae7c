import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('splits a span into whole units', () => {
  const span = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_900;
  expect(timeLeft(span)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('never goes below zero', () => {
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
