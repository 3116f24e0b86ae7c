import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import { readAstroPage } from './astro-page.ts';
import { homeEntry } from './home-entry.ts';
import { Sources } from './sources.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const meta: PageMeta = {
  path: '/home-bakery',
  group: 'home',
  title: 'Bakery',
  headTitle: 'Bakery',
  description: 'A home page for a bakery.',
  theme: 'startup',
};

const files = {
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
export const collections = {
  loaves: defineCollection({
    loader: {
      name: 'loaves',
      load: async ({ store }) => {
        store.set({ id: 'rye', data: { name: 'Rye', grams: 500 }, body: 'Dark.' });
        store.set({ id: 'spelt', data: { name: 'Spelt', grams: 750 }, body: 'Light.' });
      },
    },
  }),
};`,
  'src/homes/bakery/heavy.ts':
    'export const heavy = (loaves: { grams: number }[]) => loaves.filter(({ grams }) => grams > 600);',
  'src/homes/bakery/oven-behavior.ts': 'export {};',
  'src/homes/bakery/bell-behavior.ts': '/** Rings in plain HTML. @htmlOnly */',
  'src/homes/bakery/copy.ts': "export const copy = { heading: 'Bread' };",
};

/** Returns the files generated for a page with this source. */
async function entryOf(astro: string) {
  const root = mkdtempSync(join(tmpdir(), 'larkfield-home-'));
  folders.push(root);
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of Object.entries({ ...files, 'src/pages/home-bakery.astro': astro })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const sources = new Sources(root);
  const page = readAstroPage(sources, 'src/pages/home-bakery.astro');
  await homeEntry(page, meta).generateFiles?.(sources);
  const read = (file: string) => sources.read(file).text;
  return { view: read('src/pages/home-bakery.tsx'), read };
}

const page = (inside: string, frontmatter = '') => `---
import Page from '../layouts/page.astro';
import { LoafList } from '../homes/bakery/loaf-list.tsx';
import { copy } from '../homes/bakery/copy.ts';
import '../themes/startup.css';
${frontmatter}
---
<Page path="/home-bakery">
  ${inside}
</Page>`;

test('composes the sections like the page, without Astro-only syntax', async () => {
  const { view } = await entryOf(
    page(
      '<LoafList client:visible={near} heading={copy.heading}><p class="note">Fresh</p></LoafList>',
      "const near = { rootMargin: '400px' };",
    ),
  );
  expect(view).toContain(
    '<LoafList heading={copy.heading}><p className="note">Fresh</p></LoafList>',
  );
  expect(view).toContain('<main data-theme="startup">');
  expect(view).toContain('/** A home page for a bakery. */\nexport function HomeBakery()');
  expect(view).not.toMatch(/near|astro|themes|client:/);
});

test('leaves out options of hydration that the page imports', async () => {
  const { view } = await entryOf(
    page(
      '<LoafList client:visible={visibleMargin} />',
      "import { visibleMargin } from '../layouts/visible-margin.ts';",
    ),
  );
  expect(view).toContain('<LoafList />');
  expect(view).not.toMatch(/visible|layouts/);
});

test('imports and declares only what the composition uses', async () => {
  const { view } = await entryOf(
    page('<LoafList />', "import { b, a as c } from '../homes/bakery/more.ts';\nconst d = c;"),
  );
  expect(view).not.toMatch(/copy|more|const/);
});

test('computes collection data at build time, typed by the receiving prop', async () => {
  const { view, read } = await entryOf(
    page(
      '<LoafList items={loaves} />',
      `import { getCollection } from 'astro:content';
import { heavy } from '../homes/bakery/heavy.ts';
const all = (await getCollection('loaves')).map(({ data }) => data);
const loaves = heavy(all);`,
    ),
  );
  expect(view).toContain("import { loaves } from './home-bakery-data.ts';");
  expect(view).not.toMatch(/getCollection|heavy/);
  expect(read('src/pages/home-bakery-data.ts')).toBe(`import type { ComponentProps } from 'react';
import type { LoafList } from '../homes/bakery/loaf-list.tsx';

export const loaves: ComponentProps<typeof LoafList>['items'] = [
  {
    "name": "Spelt",
    "grams": 750
  }
];
`);
});

test('starts the scripts of the page in the browser', async () => {
  const { view, read } = await entryOf(
    page('<LoafList /><script src="../homes/bakery/oven-behavior.ts"></script>'),
  );
  expect(view).toContain('<PageScripts />');
  expect(view).not.toContain('<script');
  expect(read('src/pages/home-bakery-scripts.tsx')).toContain(
    "void import('../homes/bakery/oven-behavior.ts');",
  );
});

test('leaves out a script marked @htmlOnly', async () => {
  const { view } = await entryOf(
    page('<LoafList /><script src="../homes/bakery/bell-behavior.ts"></script>'),
  );
  expect(view).not.toMatch(/PageScripts|script/);
});

test.each([
  ['<LoafList set:html={copy.heading} />', 'set:html={copy.heading}'],
  ['<LoafList slot="bar" />', 'slot="bar"'],
  ['<Fragment><LoafList /></Fragment>', '<Fragment>'],
  ['<p style="color: red">Red</p>', 'style="color: red"'],
  ['<script>1</script>', '<script>'],
  ['<LoafList {...Astro.props} />', 'the global Astro'],
])('rejects unsupported syntax: %s', async (inside, message) => {
  await expect(entryOf(page(inside))).rejects.toThrow('src/pages/home-bakery.astro');
  await expect(entryOf(page(inside))).rejects.toThrow(message);
});

test('reports unsupported statements and values', async () => {
  await expect(entryOf(page('<LoafList />', 'console.log(1);'))).rejects.toThrow('console.log(1);');
  const wrong = `import { getCollection } from 'astro:content';
const loaves = await getCollection('loaves').then(() => ({ bake() {} }));`;
  await expect(entryOf(page('<LoafList items={loaves} />', wrong))).rejects.toThrow(
    'loaves holds "bake"',
  );
  const page404 = `import { getCollection } from 'astro:content';
const loaves = await getCollection('cakes');`;
  await expect(entryOf(page('<LoafList items={loaves} />', page404))).rejects.toThrow('"cakes"');
});

test('reports a template that is not TSX, and a home with more than one root', async () => {
  await expect(entryOf(page('<LoafList'))).rejects.toThrow('valid TSX');
  await expect(entryOf(`${page('<LoafList />')}<p>After</p>`)).rejects.toThrow('one <Page>');
});
