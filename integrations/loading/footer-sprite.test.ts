import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveFooterIcons } from './footer-sprite.ts';
import { SharedFiles } from './shared-files.ts';

const long = (start: string) => `<path d="${start}${'1 2 3 4 '.repeat(30)}"></path>`;
const svg = (shape: string) => `<svg class="h-4" viewBox="0 0 9 9">${shape}</svg>`;
const page = (inside: string, main = '') =>
  `<main>${main}</main><footer class="a" data-site-footer="true">${inside}</footer><p>b</p>`;

test('icons of the footer move to one sprite, referenced in their place', async () => {
  const files = new SharedFiles();
  const [bird, ship] = [long('M0 '), long('M1 ')];
  const html = moveFooterIcons(page(`${svg(bird)}<b>x</b>${svg(ship)}${svg(bird)}`), files);
  const [path = ''] = /\/static\/assets\/footer\.[\w-]{8}\.svg/.exec(html) ?? [];
  const use = (index: number) => svg(`<use href="${path}#d${index}"></use>`);
  expect(html).toBe(page(`${use(0)}<b>x</b>${use(1)}${use(0)}`));
  const root = await mkdtemp(join(tmpdir(), 'drawings-'));
  await files.write(root);
  const file = await readFile(join(root, path), 'utf8');
  expect(file).toContain(`<g id="d0">${bird}</g><g id="d1">${ship}</g>`);
});

test.each([
  ['a small one', svg('<path d="m6 9 6 6 6-6"></path>')],
  ['a class inside', svg(long('M0 ').replace('<path', '<path class="fill-accent"'))],
  ['a gradient', svg(`${long('M0 ')}<path fill="url(#a)"></path>`)],
  ['a copy in an island', `<astro-island>${svg(long('M0 '))}</astro-island>`],
])('a drawing with %s stays', (_, part) => {
  expect(moveFooterIcons(page(part), new SharedFiles())).toBe(page(part));
});

test('drawings above the footer stay', () => {
  const html = page('', svg(long('M0 ')));
  expect(moveFooterIcons(html, new SharedFiles())).toBe(html);
});
