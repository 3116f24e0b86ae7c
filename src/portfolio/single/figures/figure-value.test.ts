import { expect, test } from 'vitest';
import { figureValue, onOneScale } from './figure-value.ts';

test.each([
  ['41 s', { prefix: '', number: '41', unit: 's', amount: 41 }],
  ['$1,240', { prefix: '$', number: '1,240', unit: '', amount: 1240 }],
  ['98%', { prefix: '', number: '98', unit: '%', amount: 98 }],
  ['under 2.5 s', { prefix: 'under', number: '2.5', unit: 's', amount: 2.5 }],
  ['3½ hours', { prefix: '', number: '3½', unit: 'hours', amount: 3.5 }],
  ['0 lost', { prefix: '', number: '0', unit: 'lost', amount: 0 }],
  ['3:10 am', { prefix: '', number: '3:10', unit: 'am', amount: Number.NaN }],
  ['4 : 3', { prefix: '', number: '4 : 3', unit: '', amount: Number.NaN }],
  ['4 of 5', { prefix: '', number: '4', unit: 'of 5', amount: 4 }],
])('%s', (text, expected) => {
  expect(figureValue(text)).toEqual(expected);
});

test('text without a number has no value', () => {
  expect(figureValue('never')).toBeUndefined();
});

test.each([
  ['19', '3', 19, 3],
  ['2 days', '11 min', 172_800, 660],
  ['2 h 10 min', '50 min', 7800, 3000],
  ['4.8 MB', '96 KB', 4_800_000, 96_000],
  ['31%', '78%', 31, 78],
  ['$1,200', '$400', 1200, 400],
  ['12 of 40', '38 of 40', 12, 38],
  ['1 hour', '3 hours', 1, 3],
  ['about 9 s', 'under 2 s', 9, 2],
])('%s and %s are on one scale', (before, after, then, now) => {
  expect(onOneScale(before, after)).toEqual({ before: then, after: now });
});

test.each([
  ['2 a month', '0 lost'],
  ['never', '5 min'],
  ['$5', '5 days'],
  ['$5', '€5'],
  ['1 of 5', '9 of 10'],
  ['2 h 3 kg', '1 h'],
  ['9:40 am', '8 am'],
  ['9:40 am', '8:20 am'],
])('%s and %s are not', (before, after) => {
  expect(onOneScale(before, after)).toBeUndefined();
});
