import { describe, expect, test } from 'vitest';
import {
  cutLine,
  measured,
  measuredRuns,
  runsOf,
  searchedWords,
  settings,
  tidied,
} from './snippet.ts';

const line = { size: 20, room: 600 };

describe('measuring', () => {
  test('is the sum of the glyphs’ widths at a size', () => {
    // Arial: i 455, m 1706 of 2048.
    expect(measured('i', 2048)).toBe(455);
    expect(measured('mi', 2048)).toBe(2161);
    expect(measured('mi', 20)).toBeCloseTo((2161 * 20) / 2048);
  });

  test('tells narrow letters from wide ones, and bold from regular', () => {
    expect(measured('mmmmmmmmmm', 20)).toBeGreaterThan(3.7 * measured('iiiiiiiiii', 20));
    expect(measured('bread', 14, 'bold')).toBeGreaterThan(measured('bread', 14));
  });

  test('knows letters with accents, composed or not, and marks without width', () => {
    expect(measured('é', 20)).toBe(measured('e', 20));
    expect(measured('e\u0301', 20)).toBe(measured('é', 20));
    expect(measured('\u200b', 20)).toBe(0);
  });

  test('gives a full square to what the table lacks and is square', () => {
    expect(measured('町', 20)).toBe(20);
    expect(measured('🍞', 20)).toBe(20);
  });

  test('every printable character of ASCII is in the table', () => {
    for (let code = 32; code < 127; code += 1) {
      const glyph = String.fromCharCode(code);
      expect(measured(glyph, 2048), glyph).not.toBe(0);
    }
    // Advance of a hundred digits: all are 1139 wide.
    expect(measured('0123456789', 2048)).toBe(11390);
  });
});

describe('cutting', () => {
  test('leaves alone what fits, to the last pixel', () => {
    const text = 'a'.repeat(53);
    const room = measured(text, 20);
    expect(cutLine(text, { size: 20, room })).toEqual({
      shown: text,
      cut: false,
      width: room,
      lost: '',
    });
    expect(cutLine(text, { size: 20, room: room - 0.01 }).cut).toBe(true);
  });

  test('ends after a whole word, with an ellipsis that fits as well', () => {
    const { shown, cut, lost, width } = cutLine(
      'Home of the best bread that anybody has ever eaten in all of Arizona',
      line,
    );
    expect(cut).toBe(true);
    expect(shown.endsWith(' …')).toBe(true);
    expect(measured(shown, 20)).toBeLessThanOrEqual(600);
    expect(width).toBeGreaterThan(600);
    expect(`${shown.slice(0, -2)} ${lost}`).toBe(
      'Home of the best bread that anybody has ever eaten in all of Arizona',
    );
  });

  test('takes as many words as there is room for', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
    const { shown, lost } = cutLine(words, line);
    const next = lost.split(' ')[0];
    expect(measured(`${shown.slice(0, -2)} ${next} …`, 20)).toBeGreaterThan(600);
  });

  test('leaves no comma or bar hanging', () => {
    const { shown } = cutLine('Bread, '.repeat(30), line);
    expect(shown).toMatch(/Bread …$/);
  });

  test('cuts inside a word only where one word is all there is', () => {
    const { shown } = cutLine('m'.repeat(200), line);
    expect(shown).toMatch(/^m+…$/);
    expect(measured(shown, 20)).toBeLessThanOrEqual(600);
  });

  test('sets spaces as a browser does', () => {
    expect(tidied('  a \n b  ')).toBe('a b');
    expect(cutLine('', line)).toEqual({ shown: '', cut: false, width: 0, lost: '' });
  });

  test('bold words take room: a description may be cut because of what was searched', () => {
    const text = `${'bread '.repeat(24)}bread`;
    const room = measured(text, 14);
    expect(cutLine(text, { size: 14, room }).cut).toBe(false);
    expect(cutLine(text, { size: 14, room }, 'bread').cut).toBe(true);
  });

  test('a phone has less room than a desk for a description', () => {
    expect(settings.phone.text.room).toBeLessThan(settings.desk.text.room);
  });
});

describe('searched words', () => {
  test('small ones do not count, case and accents do not matter', () => {
    expect([...searchedWords('The BREAD near me, Café')]).toEqual(['bread', 'cafe']);
  });

  test('stand out, with an s or a possessive as well', () => {
    expect(
      runsOf('Breads from Yuma’s oven', 'bread yuma')
        .filter(({ bold }) => bold)
        .map(({ text }) => text),
    ).toEqual(['Breads', 'Yuma’s']);
  });

  test('runs put together again are the text', () => {
    const text = 'Fresh bread, from 4 am — downtown Yuma!';
    const runs = runsOf(text, 'fresh yuma');
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(measuredRuns(runs, 14)).toBeGreaterThan(measured(text, 14));
  });
});
