import { expect, test } from 'vitest';
import { foldOffset } from './fold.ts';
import { parsePage } from './parsed-page.ts';

const picture = '<img>';
const below = (main: string, fills = false) => {
  const html = `<!doctype html><html><head><title>A</title></head><body><header data-first-screen>Bar</header><main>${main}</main><footer>End</footer></body></html>`;
  const fold = foldOffset(parsePage(html), fills);
  return html.slice(fold, html.indexOf('</main>'));
};

test('content after the first screen is below the fold', () => {
  const first = `<section data-first-screen>${picture}</section>`;
  expect(below(`${first}<section>2</section><p>3</p>`)).toBe('<section>2</section><p>3</p>');
});

test('a first screen may be nested, and may have several parts', () => {
  const first = `<div><section data-first-screen>${picture}</section></div><p data-first-screen>2</p>`;
  expect(below(`${first}<section>3</section>`)).toBe('<section>3</section>');
});

test('the image with high priority belongs to it', () => {
  const first = '<h1 data-first-screen>1</h1><article><img fetchpriority="high"></article>';
  expect(below(`${first}<section>3</section>`)).toBe('<section>3</section>');
});

test('after text alone the next part is in view, too', () => {
  const main = '<h1 data-first-screen>1</h1><script></script><p>2</p><p>3</p>';
  expect(below(main)).toBe('<p>3</p>');
  expect(below('<h1 data-first-screen>1</h1><p>2</p>', true)).toBe('<p>2</p>');
});

test('after a figure nothing else is in view', () => {
  const first = '<section data-first-screen><h1>1</h1><figure><table></table></figure></section>';
  expect(below(`${first}<p>2</p>`)).toBe('<p>2</p>');
});

test('after a drawing of the cord nothing else is in view', () => {
  const first = '<section data-first-screen><h1>1</h1><div data-cord><svg></svg></div></section>';
  expect(below(`${first}<p>2</p>`)).toBe('<p>2</p>');
});

test('without content after it, the footer is below', () => {
  expect(below('<h1 data-first-screen>1</h1>')).toBe('');
});

test('an element around several sections is no part itself', () => {
  const first = `<section data-first-screen>${picture}</section>`;
  expect(below(`<div>${first}<section>2</section></div><p>3</p>`)).toBe(
    '<section>2</section></div><p>3</p>',
  );
});

test('all of a main part that marks no first screen counts to it', () => {
  const html = '<body><main><section>1</section></main><footer>End</footer></body>';
  expect(html.slice(foldOffset(parsePage(html), false))).toBe('<footer>End</footer></body>');
});
