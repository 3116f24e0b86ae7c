import { describe, expect, it } from 'vitest';
import { lineWidth } from './letter-widths.ts';
import { notices } from './notices.ts';
import { posterSize, ruleNames } from './poster.ts';
import { posterMarkup } from './poster-markup.ts';
import { countOf, posterOf } from './poster-rules.ts';

const inks = { ink: 'black', white: 'white', gray: 'gray' };
const notice = { word: 'Owls', detail: 'Nine o’clock' };

describe('rules of the wall', () => {
  it('make the same poster of the same rule, seed and notice, and another of another seed', () => {
    for (const rule of ruleNames) {
      expect(posterOf(rule, 417, notice)).toEqual(posterOf(rule, 417, notice));
      const made = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
        JSON.stringify(posterOf(rule, seed, notice).shapes),
      );
      expect(new Set(made).size).toBeGreaterThan(2);
    }
  });

  it('keep every word on the sheet', () => {
    for (const rule of ruleNames)
      for (let seed = 0; seed < 40; seed += 1)
        for (const one of notices)
          for (const { x, y, size, words, upright } of posterOf(rule, seed, one).letters) {
            const end = upright ? y - lineWidth(words) * size : x + lineWidth(words) * size;
            if (upright) expect(end).toBeGreaterThanOrEqual(0);
            else expect(end).toBeLessThanOrEqual(posterSize.width);
            expect(y).toBeLessThanOrEqual(posterSize.height);
          }
  });

  it('count a number as what it says, and a word by its letters', () => {
    expect(countOf('12 pies')).toBe(12);
    expect(countOf('Lost goat')).toBe(8);
    expect(countOf('4000')).toBe(99);
    expect(countOf('')).toBe(1);
    const discs = (word: string) =>
      posterOf('count', 3, { word, detail: '' }).shapes[0]?.d.match(/M/g)?.length;
    expect(discs('7')).toBeGreaterThanOrEqual(7);
  });

  it('let forms cancel where they meet', () => {
    expect(posterOf('cross', 5, notice).shapes[0]?.evenOdd).toBe(true);
  });

  it('write a file that says what somebody typed, and nothing else', () => {
    const file = posterMarkup(posterOf('turn', 9, { word: '<b> & co', detail: '' }), inks);
    expect(file).toContain('&lt;b&gt; &amp; co');
    expect(file).not.toContain('<b>');
    expect(file).not.toContain('NaN');
  });
});
