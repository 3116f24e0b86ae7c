import { expect, test } from 'vitest';
import { plainText, readingMinutes, storyParts } from './story-parts.ts';

test('splits a story at its chapters, with the text before them as a part', () => {
  const html =
    '<p>Lena called.</p>\n<h2 id="what-we-saw">What <em>we</em> saw &amp; ate</h2>\n<p>Soup.</p><h2 id="end">End</h2><p>Later.</p>';
  expect(storyParts(html)).toEqual([
    { html: '<p>Lena called.</p>' },
    { id: 'what-we-saw', heading: 'What we saw & ate', html: '<p>Soup.</p>' },
    { id: 'end', heading: 'End', html: '<p>Later.</p>' },
  ]);
});

test('a story without chapters is one part; one that begins with a chapter has no part before it', () => {
  expect(storyParts('<p>All of it.</p>')).toEqual([{ html: '<p>All of it.</p>' }]);
  expect(storyParts('<h2 id="a">A</h2><p>b</p>')).toEqual([
    { id: 'a', heading: 'A', html: '<p>b</p>' },
  ]);
  expect(storyParts('')).toEqual([]);
});

test('a third-level heading does not start a chapter', () => {
  expect(storyParts('<h2 id="a">A</h2><h3 id="b">B</h3><p>c</p>')).toHaveLength(1);
});

test('strips markup from text', () => {
  expect(plainText('<p>Bob &amp; Ann&#39;s &#x201C;tea&#x201D; &quot;hot&quot;</p>')).toBe(
    'Bob & Ann\'s “tea” "hot"',
  );
});

test('returns reading time in whole minutes, at least one', () => {
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(880)}</p>`)).toBe(4);
});
