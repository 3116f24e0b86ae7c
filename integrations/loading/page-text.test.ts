import { expect, test } from 'vitest';
import { readText } from './page-text.ts';

const page = (inside: string) =>
  `<!doctype html><body><nav>Menu</nav><main data-search-body>${inside}</main><footer>End</footer>`;

test('blocks are separate lines, words of a sentence stay together', () => {
  const { text } = readText(
    page(
      '<h1>Two <em>boats</em></h1><ul><li>One</li><li>cross<b>ing</b>, one\n telephone</li></ul>',
    ),
  );
  expect(text).toBe('Two boats\nOne\ncrossing, one telephone');
});

test('adjacent inline elements are separated', () => {
  const { text } = readText(
    page('<p><span>Price</span><span>$9</span>, <a href="/x">then</a>.</p>'),
  );
  expect(text).toBe('Price $9, then.');
});

test('hidden content and content outside of the body is not indexed', () => {
  const { text, headings } = readText(
    page(
      '<p aria-hidden="true">bird</p><svg><title>x</title></svg><h2 hidden>no</h2><pre data-search-ignore>code</pre><script>a()</script><h2>Yes <svg></svg></h2>',
    ),
  );
  expect(text).toBe('Yes');
  expect(headings).toEqual(['Yes']);
});

test('a page without a marked body has no text', () => {
  expect(readText('<main><h1>Secret</h1></main>')).toEqual({ text: '', headings: [] });
});
