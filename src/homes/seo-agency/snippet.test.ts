import { describe, expect, test } from 'vitest';
import {
  collapseWhiteSpace,
  cutLine,
  runsOf,
  runsWidth,
  searchedWords,
  settings,
  textWidth,
} from './snippet.ts';

const line = { size: 20, maxWidth: 600 };

describe('measuring', () => {
  test('is the sum of the glyphs’ widths at a size', () => {
    // Arial: i 455, m 1706 of 2048.
    expect(textWidth('i', 2048)).toBe(455);
    expect(textWidth('mi', 2048)).toBe(2161);
    expect(textWidth('mi', 20)).toBeCloseTo((2161 * 20) / 2048);
  });

  test('tells narrow letters from wide ones, and bold from regular', () => {
    expect(textWidth('mmmmmmmmmm', 20)).toBeGreaterThan(3.7 * textWidth('iiiiiiiiii', 20));
    expect(textWidth('bread', 14, 'bold')).toBeGreaterThan(textWidth('bread', 14));
  });

  test('knows letters with accents, composed or not, and marks without width', () => {
    expect(textWidth('é', 20)).toBe(textWidth('e', 20));
    expect(textWidth('e\u0301', 20)).toBe(textWidth('é', 20));
    expect(textWidth('\u200b', 20)).toBe(0);
  });

  test('gives a full square to what the table lacks and is square', () => {
    expect(textWidth('町', 20)).toBe(20);
    expect(textWidth('🍞', 20)).toBe(20);
  });

  test('every printable character of ASCII is in the table', () => {
    for (let code = 32; code < 127; code += 1) {
      const glyph = String.fromCharCode(code);
      expect(textWidth(glyph, 2048), glyph).not.toBe(0);
    }
    // Advance of a hundred digits: all are 1139 wide.
    expect(textWidth('0123456789', 2048)).toBe(11390);
  });
});

describe('cutting', () => {
  test('leaves alone what fits, to the last pixel', () => {
    const text = 'a'.repeat(53);
    const room = textWidth(text, 20);
    expect(cutLine(text, { size: 20, maxWidth: room })).toEqual({
      visibleText: text,
      isCut: false,
      width: room,
      cutText: '',
    });
    expect(cutLine(text, { size: 20, maxWidth: room - 0.01 }).isCut).toBe(true);
  });

  test('ends after a whole word, with an ellipsis that fits as well', () => {
    const {
      visibleText: shown,
      isCut,
      cutText: lost,
      width,
    } = cutLine('Home of the best bread that anybody has ever eaten in all of Arizona', line);
    expect(isCut).toBe(true);
    expect(shown.endsWith(' …')).toBe(true);
    expect(textWidth(shown, 20)).toBeLessThanOrEqual(600);
    expect(width).toBeGreaterThan(600);
    expect(`${shown.slice(0, -2)} ${lost}`).toBe(
      'Home of the best bread that anybody has ever eaten in all of Arizona',
    );
  });

  test('takes as many words as there is room for', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
    const { visibleText: shown, cutText: lost } = cutLine(words, line);
    const next = lost.split(' ')[0];
    expect(textWidth(`${shown.slice(0, -2)} ${next} …`, 20)).toBeGreaterThan(600);
  });

  test('leaves no comma or bar hanging', () => {
    const { visibleText: shown } = cutLine('Bread, '.repeat(30), line);
    expect(shown).toMatch(/Bread …$/);
  });

  test('cuts inside a word only where one word is all there is', () => {
    const { visibleText: shown } = cutLine('m'.repeat(200), line);
    expect(shown).toMatch(/^m+…$/);
    expect(textWidth(shown, 20)).toBeLessThanOrEqual(600);
  });

  test('sets spaces as a browser does', () => {
    expect(collapseWhiteSpace('  a \n b  ')).toBe('a b');
    expect(cutLine('', line)).toEqual({ visibleText: '', isCut: false, width: 0, cutText: '' });
  });

  test('bold words take room: a description may be cut because of what was searched', () => {
    const text = `${'bread '.repeat(24)}bread`;
    const room = textWidth(text, 14);
    expect(cutLine(text, { size: 14, maxWidth: room }).isCut).toBe(false);
    expect(cutLine(text, { size: 14, maxWidth: room }, 'bread').isCut).toBe(true);
  });

  test('a phone has less room than a desk for a description', () => {
    expect(settings.phone.text.maxWidth).toBeLessThan(settings.desk.text.maxWidth);
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
    expect(runsWidth(runs, 14)).toBeGreaterThan(textWidth(text, 14));
  });
});
