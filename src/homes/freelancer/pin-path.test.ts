import { expect, test } from 'vitest';
import { isPrintable, pins, pinsOf } from './pin-font.ts';
import { pinLine } from './pin-path.ts';

test('an L is its left side and its foot', () => {
  expect(pinsOf('l')).toHaveLength(pins.down + pins.across - 1);
  expect(pinLine('L')).toEqual({
    d: 'M0 0h0.01M0 1h0.01M0 2h0.01M0 3h0.01M0 4h0.01M0 5h0.01M0 6h4.01',
    width: 5,
  });
});

test('letters stand six pins apart, and pins that do not touch are pieces of their own', () => {
  const { d, width } = pinLine('IH');
  expect(width).toBe(11);
  expect(d).toMatch(/^M1 0h2.01M2 1h0.01/);
  expect(d).toContain('M6 0h0.01M10 0h0.01M6 1h0.01');
});

test('what has no form is left out, and a space has no pins', () => {
  expect(pinLine('A±A').width).toBe(11);
  expect(pinLine(' ').d).toBe('');
  expect(isPrintable('ä')).toBe(false);
});

test('every letter and figure has a form within its pins, and no two have the same', () => {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-!?()&+=*#$%/<>_'];
  const forms = all.map((letter) => JSON.stringify(pinsOf(letter)));
  expect(new Set(forms).size).toBe(all.length);
  for (const letter of all)
    for (const [column, row] of pinsOf(letter)) {
      expect(column).toBeLessThan(pins.across);
      expect(row).toBeLessThan(pins.down);
    }
});
