import { expect, test } from 'vitest';
import { moveIslandStyle } from './island-style.ts';

const rule = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test('the style of islands moves from the body to the end of the head', () => {
  expect(moveIslandStyle(`<head><title>a</title></head><body><p>a</p>${rule}<p>b</p></body>`)).toBe(
    `<head><title>a</title>${rule}</head><body><p>a</p><p>b</p></body>`,
  );
});

test('a page without islands stays as it is', () => {
  const html = '<head><style>p{margin:0}</style></head><body><p>a</p></body>';
  expect(moveIslandStyle(html)).toBe(html);
});
