import { expect, test } from 'vitest';
import { fontSizeFor } from './letter-widths.ts';

test('a line is as large as it is short', () => {
  expect(fontSizeFor('BIG')).toBeGreaterThan(fontSizeFor('BIGGER'));
  expect(fontSizeFor('GRAIN')).toBe(fontSizeFor('grain'));
});

test('a line of four letters fills the window', () => {
  const em = fontSizeFor('HUGE');
  const inEm = 1.009 + 0.989 + 1.012 + 0.86 - 3 * 0.025 - 0.074 - 0.044;
  expect(inEm * em).toBeLessThanOrEqual(98);
  expect(inEm * em).toBeGreaterThan(97.8);
});

test('a letter that nobody measured is an error', () => {
  expect(() => fontSizeFor('Ærø')).toThrow('never measured');
});
