import { expect, test } from 'vitest';
import { readText } from './page-text.ts';

const page = (inside: string) =>
  `<!doctype html><body><nav>Menu</nav><main data-search-body>${inside}</main><footer>End</footer>`;

test('blocks stand on lines of their own, words of a sentence together', () => {
  const { text } = readText(
    page(
      '<h1>Two <em>boats</em></h1><ul><li>One</li><li>cross<b>ing</b>, one\n telephone</li></ul>',
    ),
  );
  expect(text).toBe('Two boats\nOne\ncrossing, one telephone');
});

test('neighbours in a line do not run into one another', () => {
  const { text } = readText(
    page('<p><span>Price</span><span>$9</span>, <a href="/x">then</a>.</p>'),
  );
  expect(text).toBe('Price $9, then.');
});

test('what is not read out is not found, nor what stands outside', () => {
  const { text, headings } = readText(
    page(
      '<p aria-hidden="true">bird</p><svg><title>x</title></svg><h2 hidden>no</h2><pre data-search-ignore>code</pre><script>a()</script><h2>Yes <svg></svg></h2>',
    ),
  );
  expect(text).toBe('Yes');
  expect(headings).toEqual(['Yes']);
});

test('a page that is not marked says nothing', () => {
  expect(readText('<main><h1>Secret</h1></main>')).toEqual({ text: '', headings: [] });
});
