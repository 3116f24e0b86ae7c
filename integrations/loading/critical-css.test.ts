import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CriticalCss } from './critical-css.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'critical-css-'));
  for (const folder of ['css', 'js'])
    await mkdir(join(root, 'static', folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Rules of elements below the fold, large enough for a request even when compressed. */
const many = Array.from(
  { length: 600 },
  (_, index) => `.deep{margin:${(index * 7919) % 997}px ${(index * 31) % 89}px}`,
).join('');
const sheets: Record<string, string> = {
  'look.1.css': '.hero{color:red}',
  'home.2.css': `.hero{top:0}.deep{top:1px}${many}.deep:hover{left:0}${' '.repeat(8000)}`,
  'page.3.css': `.hero{left:0}.deep{right:0}.deep:hover{right:1px}`,
};

const mentioned = ['hero', 'deep'];

async function inlined(names: string[], { more = many, words = mentioned } = {}) {
  for (const name of names) {
    const css = `${sheets[name]}${name === 'page.3.css' ? more : ''}`;
    await writeFile(join(root, 'static/css', name), css);
  }
  const links = names.map((name) => `<link rel="stylesheet" href="/static/css/${name}">`).join('');
  const main =
    '<main><h1 class="hero" data-first-screen>A</h1><p>B</p><p class="deep">C</p></main>';
  const css = new CriticalCss(root);
  const html = `<html><head>${links}</head><body>${main}<footer>D</footer></body></html>`;
  const page = await css.inline(html, join(root, 'home.html'), words.join(' '));
  await css.write();
  const files = await readdir(join(root, 'static/css'));
  const read = async (kind: string) => {
    const names = files.filter((name) => name.startsWith(kind));
    const texts = names.map((name) => readFile(join(root, 'static/css', name), 'utf8'));
    return {
      paths: names.map((name) => `/static/css/${name}`),
      text: (await Promise.all(texts))[0],
    };
  };
  return { page, belowFold: await read('fold-'), deferred: await read('late-') };
}

const linked = (page: string) =>
  [
    ...page.matchAll(
      /<noscript data-late="([^"]+)"|<link rel="stylesheet" href="([^"]+)"><script>/g,
    ),
  ].map(([, late, fold]) => late ?? fold);

test('rules of content below form a stylesheet at the fold; the deferred stylesheet follows', async () => {
  const { page, belowFold, deferred } = await inlined(['look.1.css', 'page.3.css']);
  expect(belowFold.paths).toHaveLength(1);
  expect(linked(page)).toEqual([...belowFold.paths, ...deferred.paths]);
  expect(page.indexOf(`<link rel="stylesheet" href="${belowFold.paths[0]}">`)).toBe(
    page.indexOf('<p>B</p>') + '<p>B</p>'.length,
  );
  expect(page).toContain('.hero{color:red}.hero{left:0}</style>');
  expect(belowFold.text).toContain('.deep{right:0}');
  expect(belowFold.text).not.toContain(':hover');
  expect(deferred.text).toMatch(
    /^\.hero\{color:red\}\.hero\{left:0\}\.deep\{right:0\}\.deep:hover\{/,
  );
});

test('the page’s own stylesheet is included there as a whole, in order, and is not deferred', async () => {
  const names = ['look.1.css', 'home.2.css', 'page.3.css'];
  const { page, belowFold, deferred } = await inlined(names, { more: '' });
  expect(linked(page)).toEqual([...belowFold.paths, ...deferred.paths]);
  expect(belowFold.text?.startsWith(sheets['home.2.css'] ?? '-')).toBe(true);
  expect(belowFold.text).toContain('.deep{right:0}');
  expect(deferred.text).not.toContain('top:0');
});

test('few rules stay inline', async () => {
  const { page, belowFold, deferred } = await inlined(['look.1.css', 'page.3.css'], { more: '' });
  expect(belowFold.paths).toEqual([]);
  expect(page).toContain('.hero{left:0}.deep{right:0}</style>');
  expect(linked(page)).toEqual(deferred.paths);
});

test('the deferred stylesheet has the rules that the page or its scripts name', async () => {
  const { deferred } = await inlined(['look.1.css', 'page.3.css'], { more: '', words: ['hero'] });
  expect(deferred.text).toBe('.hero{color:red}.hero{left:0}');
});

test('a stylesheet that a script requests itself is linked unchanged, so that it loads once', async () => {
  const words = [...mentioned, 'static/css/look.1.css'];
  const { page, deferred } = await inlined(['look.1.css', 'page.3.css'], { more: '', words });
  expect(linked(page)).toEqual([...deferred.paths, '/static/css/look.1.css']);
  expect(deferred.text).not.toContain('color:red');
});
