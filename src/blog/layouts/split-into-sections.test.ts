import { expect, test } from 'vitest';
import { splitIntoSections } from './split-into-sections.ts';

test('splits a text at its headings; the part before them is the intro', () => {
  const html =
    '<p>Before.</p>\n<h2 id="a-b">A &amp; <em>b</em></h2>\n<p>One.</p>\n<h3 id="c">C</h3>\n<h2 id="d">D</h2>\n<p>Two.</p>';
  expect(splitIntoSections(html)).toEqual({
    intro: '<p>Before.</p>',
    sections: [
      { id: 'a-b', title: 'A & b', html: '<p>One.</p>\n<h3 id="c">C</h3>' },
      { id: 'd', title: 'D', html: '<p>Two.</p>' },
    ],
  });
});

test('a text without headings is an intro only', () => {
  expect(splitIntoSections('<p>Only this.</p>')).toEqual({
    intro: '<p>Only this.</p>',
    sections: [],
  });
});
