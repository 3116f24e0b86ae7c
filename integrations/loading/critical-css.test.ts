import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CriticalCss } from './critical-css.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'critical-css-'));
  await mkdir(join(root, 'static/css'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Rules for elements below, of a size that is worth a request even when packed. */
const many = Array.from(
  { length: 600 },
  (_, index) => `.deep{margin:${(index * 7919) % 997}px ${(index * 31) % 89}px}`,
).join('');
const sheets: Record<string, string> = {
  'look.1.css': '.hero{color:red}',
  'home.2.css': `.hero{top:0}.deep{top:1px}${many}.deep:hover{left:0}${' '.repeat(8000)}`,
  'page.3.css': `.hero{left:0}.deep{right:0}.deep:hover{right:1px}`,
};

async function inlined(names: string[], file = 'home.html', more = many) {
  for (const name of names) {
    const css = `${sheets[name]}${name === 'page.3.css' ? more : ''}`;
    await writeFile(join(root, 'static/css', name), css);
  }
  const links = names.map((name) => `<link rel="stylesheet" href="/static/css/${name}">`).join('');
  const main =
    '<main><h1 class="hero" data-first-screen>A</h1><p>B</p><p class="deep">C</p></main>';
  const css = new CriticalCss(root);
  const html = `<html><head>${links}</head><body>${main}<footer>D</footer></body></html>`;
  const page = await css.inline(html, join(root, file));
  await css.write();
  const made = (await readdir(join(root, 'static/css'))).filter((name) => name.startsWith('fold-'));
  const text = made[0] && (await readFile(join(root, 'static/css', made[0]), 'utf8'));
  return { page, made: made.map((name) => `/static/css/${name}`), text };
}

const linked = (page: string) =>
  [
    ...page.matchAll(
      /<noscript data-late="([^"]+)"|<link rel="stylesheet" href="([^"]+)"><script>/g,
    ),
  ].map(([, late, fold]) => late ?? fold);

test('rules of what is below are a sheet at the fold; the whole sheets follow behind it', async () => {
  const { page, made, text } = await inlined(['look.1.css', 'page.3.css']);
  expect(made).toHaveLength(1);
  expect(linked(page)).toEqual([...made, '/static/css/look.1.css', '/static/css/page.3.css']);
  expect(page.indexOf(`<link rel="stylesheet" href="${made[0]}">`)).toBe(
    page.indexOf('<p>B</p>') + '<p>B</p>'.length,
  );
  expect(page).toContain('.hero{color:red}.hero{left:0}</style>');
  expect(text).toContain('.deep{right:0}');
  expect(text).not.toContain(':hover');
});

test('a sheet of the page’s own stands in it whole, in its place, and does not come late', async () => {
  const { page, made, text } = await inlined(
    ['look.1.css', 'home.2.css', 'page.3.css'],
    'home.html',
    '',
  );
  expect(linked(page)).toEqual([...made, '/static/css/look.1.css', '/static/css/page.3.css']);
  expect(text?.startsWith(sheets['home.2.css'] ?? '-')).toBe(true);
  expect(text).toContain('.deep{right:0}');
});

test('little stays in the page', async () => {
  const { page, made } = await inlined(['look.1.css', 'page.3.css'], 'home.html', '');
  expect(made).toEqual([]);
  expect(page).toContain('.hero{left:0}.deep{right:0}</style>');
  expect(linked(page)).toEqual(['/static/css/look.1.css', '/static/css/page.3.css']);
});
