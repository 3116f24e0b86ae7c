import { expect, test } from 'vitest';
import { feetText, secondsAt } from './film-footage.ts';

test('ninety feet are a minute, and frames run to fifteen', () => {
  expect(feetText(0)).toBe('0+00');
  expect(feetText(60)).toBe('90+00');
  expect(feetText(1)).toBe('1+08');
  expect(feetText(2 / 3 - 1 / 24)).toBe('0+15');
  expect(feetText(2 / 3)).toBe('1+00');
});

test('a page of 180 words is a minute', () => {
  const page = 'snow '.repeat(180);
  expect(secondsAt(page, page.length)).toBe(60);
  expect(secondsAt(page, 0)).toBe(0);
  expect(secondsAt('She climbs. The door opens.', 12)).toBeCloseTo(2 / 3);
});
