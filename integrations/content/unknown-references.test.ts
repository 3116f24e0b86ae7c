import { expect, test } from 'vitest';
import type { NameValidators } from './name-validators.ts';
import { referencesOf, unknownReferences } from './unknown-references.ts';

const only = (names: string[], kind: string) => (name: string) =>
  names.includes(name) ? undefined : `no ${kind} ${name}`;
const known: NameValidators = {
  link: only(['/', '/page/career', '/media/desk-480.avif'], 'page'),
  picture: only(['desk', 'lamp'], 'picture'),
  icon: only(['truck'], 'icon'),
};
const inFile = (file: string, source: string) =>
  unknownReferences(referencesOf(file, source), known);

test('reports unknown links, pictures and icons with line, record and field', () => {
  const copy = `import x from './x.ts';
export const copy = {
  hero: { action: { title: 'Careers', link: '/page/carreer' } },
  items: [
    { title: 'One', media: 'desk', icon: 'truck' },
    { title: 'Two', media: 'desc', icon: 'trunk' },
  ],
} as const;
const order = '/page/career?a=b#c';
const stray: string = '/page/nowhere';
`;
  expect(inFile('src/copy.ts', copy)).toEqual([
    'src/copy.ts:3, copy.hero.action ("Careers"), field link: no page /page/carreer',
    'src/copy.ts:6, copy.items[1] ("Two"), field media: no picture desc',
    'src/copy.ts:6, copy.items[1] ("Two"), field icon: no icon trunk',
    'src/copy.ts:10, field stray: no page /page/nowhere',
  ]);
});

test.each([
  "const hero = { name: 'lamb', sizes: '100vw' };",
  "const media = ['desk', 'lamb'] as const;",
  "const media = { large: { media: 'lamb' } };",
  "show(pictureNamed('lamb'));",
  "show(['desk', 'lamb'].map(pictureNamed));",
])('a picture is found in %s', (code) => {
  expect(inFile('src/page.ts', code).join()).toContain('no picture lamb');
});

test('reports empty texts, except where they may be empty or are no content', () => {
  expect(inFile('src/copy.ts', "const plan = { title: 'A', price: ' ', suffix: '' };")).toEqual([
    'src/copy.ts:1, plan ("A"), field price: is empty',
  ]);
  expect(inFile('src/view.ts', "const view = { name: given ?? '', ...make('') };")).toEqual([]);
  expect(inFile('src/part.tsx', "const start = { name: '' };")).toEqual([]);
});

test('ignores strings that are no references', () => {
  const code = `type Kind = '/a' | 'lamb';
const rules = { href_matches: ['/static/*', '//elsewhere.example'], media: '(width >= 48rem)' };
const found = { picture: drawer === 'pictures', outside: 'https://a.example/page/none' };
`;
  expect(inFile('src/rules.ts', code)).toEqual([]);
});

test('checks the props of elements in components, not class names', () => {
  const part = `const media = { media: 'overflow-clip' };
export const Part = () => <Picture name="lamb" sizes="1px" className={media.media} />;
export const Link = () => <a href="/page/none" title={\`/page/\${x}\`}>a</a>;
`;
  expect(inFile('src/part.tsx', part)).toEqual([
    'src/part.tsx:2, <Picture>, field name: no picture lamb',
    'src/part.tsx:3, <a>, field href: no page /page/none',
  ]);
});

test('checks frontmatter and template of pages', () => {
  const page = `---
const hero = { name: 'lamb', sizes: '100vw' };
---
<Hero media={hero} />
<Visit media={{ large: 'desk', small: 'lamb' }} picture={pictureNamed('lamb')} />
<a href="/page/career">Right</a> <a href="/page/none">Wrong</a>
<Costs img="desk" /> <Costs img="lamb" />
`;
  expect(inFile('src/pages/a.astro', page)).toEqual([
    'src/pages/a.astro:2, hero ("lamb"), field name: no picture lamb',
    'src/pages/a.astro:6, field link: no page /page/none',
    'src/pages/a.astro:5, field picture: no picture lamb',
    'src/pages/a.astro:5, field picture: no picture lamb',
    'src/pages/a.astro:7, field picture: no picture lamb',
  ]);
});

test('checks links and pictures in the text of posts', () => {
  const post = `---
title: A
---

[Right](/page/career), [wrong](/page/none#x), [outside](https://a.example/none)
![Desk](/media/desk-480.avif) ![Lamb](/media/lamb-480.avif)
`;
  expect(inFile('src/blog/posts/a.md', post)).toEqual([
    'src/blog/posts/a.md:5, field link: no page /page/none',
    'src/blog/posts/a.md:6, field link: no page /media/lamb-480.avif',
  ]);
});
