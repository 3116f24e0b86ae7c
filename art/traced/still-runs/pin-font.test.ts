import { expect, test } from 'vitest';
import { pinsOf } from './pin-font.ts';

/** Columns and rows of a letter. */
const [across, down] = [5, 7];

test('an L is its left side and its foot', () => {
  const left = Array.from({ length: down }, (_, row) => [0, row]);
  const foot = Array.from({ length: across - 1 }, (_, index) => [index + 1, down - 1]);
  expect(pinsOf('l')).toEqual([...left, ...foot]);
});

test('a space and a letter without a form have no pins', () => {
  expect(pinsOf(' ')).toEqual([]);
  expect(pinsOf('ä')).toEqual([]);
});

test('every letter and figure has a form within its pins, and no two have the same', () => {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-!?()&+=*#$%/<>_'];
  const forms = all.map((letter) => JSON.stringify(pinsOf(letter)));
  expect(new Set(forms).size).toBe(all.length);
  for (const letter of all)
    for (const [column, row] of pinsOf(letter)) {
      expect(column).toBeLessThan(across);
      expect(row).toBeLessThan(down);
    }
});
