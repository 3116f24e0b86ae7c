import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineCriticalCss } from './critical-css.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'critical-css-'));
  await mkdir(join(root, 'static/css'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const sheets = {
  'theme-own.1.css': '[data-theme=own]{--a:0;--b:1px}@font-face{font-family:a;src:url(a.woff2)}',
  'theme-other.2.css': '[data-theme=other]{--a:2px}@font-face{font-family:b;src:url(b.woff2)}',
  'page.3.css': '.hero{left:var(--a)}.deep{right:var(--b)}.hero:hover{right:1px}',
  'home.4.css': `.hero{top:0}.deep{top:1px}${' '.repeat(8000)}`,
} as const;

type Name = keyof typeof sheets;
const link = (name: Name) => `<link rel="stylesheet" href="/static/css/${name}">`;

/** Inlines the critical rules of a page that links stylesheets. */
async function inlined(names: Name[], theme = ' data-theme="own"') {
  for (const name of names) await writeFile(join(root, 'static/css', name), sheets[name]);
  const main =
    '<main><h1 class="hero" data-first-screen>A</h1><p>B</p><p class="deep">C</p></main>';
  const html = `<html${theme}><head>${names.map(link).join('')}</head><body>${main}<footer>D</footer></body></html>`;
  return inlineCriticalCss(html, join(root, 'home.html'), root);
}

test('stylesheets are linked where the first screen ends, in order; that of the theme is deferred', async () => {
  const page = await inlined(['theme-own.1.css', 'theme-other.2.css', 'page.3.css']);
  const late = `<noscript data-late="/static/css/theme-own.1.css" hidden>${link('theme-own.1.css')}</noscript>`;
  expect(page).toContain(
    `<p>B</p>${link('theme-other.2.css')}${link('page.3.css')}<script> </script>${late}<p class="deep">`,
  );
  expect(page.slice(0, page.indexOf('</head>'))).not.toContain('<link');
});

test('the head has the rules of the first screen, and all tokens of the theme', async () => {
  const page = await inlined(['theme-own.1.css', 'page.3.css']);
  const [, rules] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
  expect(rules).toMatch(
    /\{animation:undressed 1s step-end\}\[data-theme=own\]\{--a:0;--b:1px\}\.hero\{left:var\(--a\)\}$/,
  );
});

test('a page with a large stylesheet of its own has a first screen that fills the window', async () => {
  const page = await inlined(['page.3.css', 'home.4.css']);
  expect(page).toContain(`</h1>${link('page.3.css')}${link('home.4.css')}<script> </script><p>B`);
});

test('without a theme nothing is deferred', async () => {
  const page = await inlined(['page.3.css'], '');
  expect(page).not.toContain('<noscript');
});
