import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

describe('nearestWord', () => {
  const words = ['every', 'very', 'ferry', 'fern', 'contact', 'tab', 'accordion'];

  it('corrects typos', () => {
    expect(nearestWord('contct', words)).toBe('contact');
    expect(nearestWord('acordian', words)).toBe('accordion');
  });

  it('prefers the same first letter', () => {
    expect(nearestWord('fery', words)).toBe('ferry');
  });

  it.each(['asdf', 'tob', 'qwertz', 'zzyzx', ''])('finds nothing near “%s”', (word) => {
    expect(nearestWord(word, words)).toBeUndefined();
  });
});
