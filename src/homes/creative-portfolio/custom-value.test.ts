import { describe, expect, it } from 'vitest';
import { maximumLetters, parseValue, priceOf, typesetValue } from './custom-value.ts';

describe('a face value', () => {
  it('is read in capitals, with single spaces', () => {
    expect(parseValue('  a   casserole ')).toEqual({
      state: 'valid',
      value: 'A CASSEROLE',
      letters: 10,
    });
    expect(parseValue('mañana')).toEqual({ state: 'valid', value: 'MAÑANA', letters: 6 });
  });

  it.each(['', '   ', '…', '—'])('is nothing as “%s”', (typed) => {
    expect(parseValue(typed)).toEqual({ state: 'empty' });
  });

  it.each(['$20', '5 dollars', 'fifty cents', 'Two bucks'])('is not money: %s', (typed) => {
    expect(parseValue(typed)).toEqual({ state: 'money' });
  });

  it.each(['a scented bath', 'a moneyed man’s hat'])('may sound like it: %s', (typed) => {
    expect(parseValue(typed).state).toBe('valid');
  });

  it('has a length that the tablet takes', () => {
    expect(parseValue('x'.repeat(maximumLetters)).state).toBe('valid');
    expect(parseValue('x'.repeat(maximumLetters + 1))).toEqual({ state: 'long' });
  });
});

describe('its price', () => {
  it('counts letters and sheets', () => {
    expect(priceOf(10, 1)).toBe(238);
    expect(priceOf(4, 5)).toBe(354);
  });
});

describe('its setting', () => {
  it('is one line where that is larger', () => {
    expect(typesetValue('SUNDAY', [820, 150])).toEqual({
      lines: ['SUNDAY'],
      size: expect.any(Number),
    });
  });

  it('is two lines where one would be small', () => {
    const { lines, size } = typesetValue('AN AFTERNOON OF SILENCE', [820, 180]);
    expect(lines).toEqual(['AN AFTERNOON', 'OF SILENCE']);
    expect(size).toBeGreaterThan(80);
  });

  it('never leaves the tablet', () => {
    expect(typesetValue('WWWWWWWWWWWWWWWWWWWWWWWW', [820, 180]).size).toBeLessThan(32);
  });
});
