import { expect, test } from 'vitest';
import { computeBars, formatChange } from './figure-change.ts';

const copy = {
  less: '{percent}% less',
  more: '{percent}% more',
  times: '{times} times',
  noneLeft: 'gone',
  unchanged: 'same',
};

test('bars are relative to the longer one', () => {
  expect(computeBars('3', '12')).toEqual({ before: 1, after: 0.25 });
  expect(computeBars('39 min', '78 min')).toEqual({ before: 1, after: 0.5 });
});

test('bars of shares are relative to the whole', () => {
  expect(computeBars('46%', '12%')).toEqual({ before: 0.12, after: 0.46, whole: true });
  expect(computeBars('6 of 6', '3 of 6')).toEqual({ before: 0.5, after: 1, whole: true });
  expect(computeBars('0 of 8', '4 of 8')).toEqual({ before: 0.5, after: 0, whole: true });
  // Over 100% there is no whole.
  expect(computeBars('150%', '75%')).toEqual({ before: 0.5, after: 1 });
});

test('no bars where nothing can be compared', () => {
  expect(computeBars('41 s', undefined)).toBeUndefined();
  expect(computeBars('0 lost', '2 a month')).toBeUndefined();
  expect(computeBars('0', '0')).toBeUndefined();
});

test.each([
  ['3', '19', '84% less'],
  ['11 min', '2 days', '99% less'],
  ['1', '1000', '99% less'],
  ['78%', '31%', '2.5 times'],
  ['130', '100', '30% more'],
  ['0', '4', 'gone'],
  ['4', '4', 'same'],
  ['4', '0', ''],
  ['41 s', undefined, ''],
])('%s after %s', (value, before, said) => {
  expect(formatChange(value, before, copy)).toBe(said);
});
