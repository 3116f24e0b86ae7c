import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const text = [
  'The ferry that stopped ringing',
  'Harrow Point Ferries',
  'Two boats, one crossing, one telephone. How a ferry line on Lake Champlain went from 212 calls a day to nine.',
  'What it cost',
  `${'A long paragraph about money follows. '.repeat(12)}The ferry line paid in two parts.`,
].join('\n');

const joined = (terms: string[], of = text) =>
  excerptOf(of, terms)
    .map((part) => part.text)
    .join('');

describe('excerptOf', () => {
  it('begins with the word that was found, marked, and not with the heading’s', () => {
    const [first, second] = excerptOf(text, ['ferry']);
    expect(first).toEqual({ text: 'Ferries', marked: true });
    expect(second?.marked).toBe(false);
  });

  it('begins where all the words are close together', () => {
    expect(joined(['ferry', 'paid'])).toBe('ferry line paid in two parts.');
    expect(excerptOf(text, ['ferry', 'paid']).filter((part) => part.marked)).toHaveLength(2);
  });

  it('finds what begins with the word', () => {
    expect(excerptOf(text, ['tele'])[0]).toEqual({ text: 'telephone', marked: true });
  });

  it('parts blocks with a dot, and sentences with a space', () => {
    expect(joined(['harrow'])).toMatch(/^Harrow Point Ferries · Two boats, one crossing/);
    expect(joined(['nine'])).toMatch(/^nine\. What it cost · A long paragraph/);
  });

  it('ends with a whole word, and says that there is more', () => {
    const excerpt = joined(['harrow']);
    expect(excerpt.length).toBeLessThan(240);
    expect(excerpt).toMatch(/[a-z.] …$/);
  });

  it('uses the heading where nothing else has the word', () => {
    expect(joined(['ringing'])).toMatch(/^ringing · Harrow/);
  });

  it('is empty where nothing is found', () => {
    expect(excerptOf(text, ['zebra'])).toEqual([]);
    expect(excerptOf('', ['ferry'])).toEqual([]);
  });
});
