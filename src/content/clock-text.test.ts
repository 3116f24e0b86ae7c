import { expect, test } from 'vitest';
import { readClock, removeAmPm } from './clock-text.ts';

test.each([
  ['8:30 am', 8.5],
  ['5 pm', 17],
  ['12 am', 0],
  ['12:15 pm', 12.25],
  ['8:30', 8.5],
  ['08:30', 8.5],
  ['17:00', 17],
  ['0:45', 0.75],
])('reads %s as %d hours after midnight', (text, hours) => {
  expect(readClock(text)).toBe(hours);
});

test.each(['17', '24:00', '13 pm', '8:60', '8.30', '08:30 am', ''])('refuses %j', (text) => {
  expect(readClock(text)).toBeUndefined();
});

test('prints a time without am and pm where there is one', () => {
  expect(['8:30 am', '5 pm', '17:00'].map(removeAmPm)).toEqual(['8:30', '5', '17:00']);
});
