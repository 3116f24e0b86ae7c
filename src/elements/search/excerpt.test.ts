import { describe, expect, it } from 'vitest';
import { parseExcerpt } from './excerpt.ts';

describe('parseExcerpt', () => {
  it('marks the hits', () => {
    expect(parseExcerpt('Every <mark>form</mark> that arrives')).toEqual([
      { text: 'Every ', marked: false },
      { text: 'form', marked: true },
      { text: ' that arrives', marked: false },
    ]);
  });

  it('gives text, never markup', () => {
    expect(parseExcerpt('a &lt;b&gt; &amp;amp; <mark>&lt;i&gt;</mark>')).toEqual([
      { text: 'a <b> &amp; ', marked: false },
      { text: '<i>', marked: true },
    ]);
  });

  it('takes an empty excerpt', () => {
    expect(parseExcerpt('')).toEqual([]);
  });
});
