import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
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
  'src/homes/bakery/loaves.ts': `export interface Loaf { name: string; grams: number }
export const loaves: Loaf[] = [{ name: 'Rye', grams: 500 }, { name: 'Spelt', grams: 750 }];
`,
  'src/homes/bakery/loaves.data.ts': `import { type Loaf, loaves } from './loaves.ts';

const heavy = loaves.filter(({ grams }) => grams > 600);

/** Loaves for two. */
export const heavyLoaves: readonly Loaf[] = heavy;
`,
  'src/homes/bakery/oven-behavior.ts': 'export {};',
  'src/homes/bakery/bell-behavior.ts': '/** Rings in plain HTML. @htmlOnly */',
  'src/homes/bakery/copy.ts': "export const copy = { heading: 'Bread' };",
};

/** Returns the files generated for a page with this source. */
function entryOf(astro: string) {
  const root = mkdtempSync(join(tmpdir(), 'larkfield-home-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...files, 'src/pages/home-bakery.astro': astro })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const sources = new Sources(root);
  homeEntry(sources, sources.read('src/pages/home-bakery.astro'), meta);
  const read = (file: string) => sources.read(file).text;
  return { view: read('src/pages/home-bakery.tsx'), read };
}

const page = (inside: string, frontmatter = '') => `---
import Page from '../layouts/page.astro';
import { LoafList } from '../homes/bakery/loaf-list.tsx';
import { copy } from '../homes/bakery/copy.ts';
${frontmatter}
---
<Page path="/home-bakery">
  ${inside}
</Page>`;

test('composes the sections like the page, without Astro-only syntax', () => {
  const { view } = entryOf(
    page(
      '<LoafList client:visible={{ rootMargin: "9px" }} heading={copy.heading}><Note client:intent /></LoafList>',
      "import { Note } from '../homes/bakery/note.tsx';",
    ),
  );
  expect(view).toContain('<LoafList heading={copy.heading}><Note /></LoafList>');
  expect(view).toContain('<main data-theme="startup">');
  expect(view).toContain('/** A home page for a bakery. */\nexport function HomeBakery()');
  expect(view).not.toMatch(/margin|astro|themes|client:/i);
});

test('leaves out options of hydration that the page imports', () => {
  const { view } = entryOf(
    page(
      '<LoafList client:visible={visibleMargin} />',
      "import { visibleMargin } from '../layouts/visible-margin.ts';",
    ),
  );
  expect(view).toContain('<LoafList />');
  expect(view).not.toMatch(/visible|layouts/);
});

test('leaves out a footer of the home', () => {
  const { view } = entryOf(
    page(
      '<LoafList />\n  <FooterOven slot="footer" {...copy} facts={factsOf(firm)} />',
      "import { FooterOven } from '../homes/bakery/footer-oven.tsx';",
    ),
  );
  expect(view).toContain('<LoafList />');
  expect(view).not.toMatch(/oven|facts|copy/i);
});

test('imports and declares only what the composition uses', () => {
  const { view } = entryOf(
    page('<LoafList />', "import { b, a as c } from '../homes/bakery/more.ts';\nconst d = c;"),
  );
  expect(view).not.toMatch(/copy|more|const/);
});

test('a module of build-time data has its values, and no more', () => {
  const { read } = entryOf(page('<LoafList />'));
  expect(read('src/homes/bakery/loaves.data.ts')).toBe(`import type { Loaf } from './loaves.ts';

/** Loaves for two. */
export const heavyLoaves: readonly Loaf[] = [
  {
    "name": "Spelt",
    "grams": 750
  }
];
`);
});

test('leaves out a script marked @htmlOnly, and rejects others', () => {
  const script = (name: string) =>
    page(`<LoafList /><script src="../homes/bakery/${name}-behavior.ts"></script>`);
  expect(entryOf(script('bell')).view).not.toMatch(/script|behavior/);
  expect(() => entryOf(script('oven'))).toThrow('src/pages/home-bakery.astro: a component has to');
});

test('reports sections that are not TSX, and a home with more than one root', () => {
  expect(() => entryOf(page('<LoafList'))).toThrow('src/pages/home-bakery.tsx cannot be read');
  expect(() => entryOf(`${page('<LoafList />')}<p>After</p>`)).toThrow('one <Page>');
});
