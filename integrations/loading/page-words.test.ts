import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageWords } from './page-words.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'page-words-'));
  await mkdir(join(root, 'static/js'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const scripts = {
  'one.a1.js':
    'import{b}from"./two.b2.js";const c=`lg:flex$' +
    '{open?" shown":""}`;e.innerHTML="a\\nsize-4";',
  'two.b2.js': `const d=__deps(["static/js/three.c3.js"]);import("./three.c3.js")`,
  'three.c3.js': `x({className:'data-[state=open]:block [&>a]:p-2'});y("--tone");import("./one.a1.js")`,
  'other.d4.js': `x("hidden")`,
};

async function wordsOf(html: string) {
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(root, 'static/js', name), code);
  }
  return new PageWords(root).of(html);
}

test('collects words of the page, its scripts and their imports', async () => {
  const words = await wordsOf(
    '<p class="mt-2 [&amp;&gt;b]:m-1">a</p><astro-island component-url="/static/js/one.a1.js" props="{&quot;look&quot;:&quot;tone-1&quot;}">',
  );
  const expected = ['mt-2', '[&>b]:m-1', 'tone-1', 'lg:flex', 'shown', 'size-4', '--tone'];
  for (const word of [...expected, 'data-[state=open]:block', '[&>a]:p-2']) {
    expect(words, word).toContain(word);
  }
  expect(words).not.toContain('hidden');
});

test('a script that is only mentioned in text is not read', async () => {
  const words = await wordsOf('<code>/static/js/missing.e5.js</code>');
  expect([...words].join(' ')).toContain('missing.e5.js');
  expect(words).not.toContain('lg:flex');
});
