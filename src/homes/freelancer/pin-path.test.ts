import { expect, test } from 'vitest';
import { isPrintable, pins, pinsOf } from './pin-font.ts';
import { pinLine } from './pin-path.ts';

test('an L is its left side and its foot', () => {
  expect(pinsOf('l')).toHaveLength(pins.down + pins.across - 1);
  expect(pinLine('L')).toMatchObject({ width: 5 });
  expect(pinLine('L').d.startsWith('M0 0h0M0 1h0')).toBe(true);
});

test('letters stand six pins apart, below the row that is said', () => {
  const { d, width } = pinLine('II', 10);
  expect(width).toBe(11);
  expect(d).toContain('M2 10h0');
  expect(d).toContain('M8 10h0');
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
