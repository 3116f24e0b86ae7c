import { runnerImport } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Registry } from '../../integrations/registry/build-registry.ts';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

/*
 * A home, a header and an element more, each in its folder and its page file: in a copy of this
 * project, where nothing else is changed, lists, menus, showcase, catalogue and registry contain them.
 */

const metaOf = (fields: string) => `import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = { theme: 'house', ${fields} };
`;

const added = {
  'src/homes/bakery/meta.ts': metaOf(
    "path: '/home-bakery', group: 'home', order: 5, title: 'Bakery', headTitle: 'A bakery', description: 'Bread, from five in the morning.', header: 'quiet-bar'",
  ),
  'src/homes/bakery/hero-oven.tsx': `/** Heading of the bakery. */
export function HeroOven({ heading }: { heading: string }) {
  return <h1>{heading}</h1>;
}
`,
  'src/pages/home-bakery.astro': `---
import { HeroOven } from '../homes/bakery/hero-oven.tsx';
import Page from '../layouts/page.astro';
---
<Page path="/home-bakery">
  <HeroOven heading="Bread" />
</Page>
`,
  'src/headers/collection/quiet-bar.ts': `import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 5,
  title: 'Quiet bar',
  headTitle: 'A quiet bar',
  description: 'A header that says nothing.',
  options: { ...baseOptions, behavior: 'static' },
  demo: { reason: 'It is quiet.', tryHeading: 'Listen', steps: ['One', 'Two', 'Three'] },
};
`,
  'src/pages/headers/quiet-bar.astro': `---
import Demo from '../../layouts/demo.astro';
---
<Demo path="/headers/quiet-bar" registryItem="quiet-bar"><h1>Quiet</h1></Demo>
`,
  'src/elements/badge/badge.tsx': `/** A word on a ground. */
export function Badge({ text }: { text: string }) {
  return <b>{text}</b>;
}
`,
  'src/showcase/elements/badge/meta.ts': metaOf(
    "path: '/elements/badge', group: 'element', title: 'Badge', headTitle: 'A badge', description: 'A word on a ground.'",
  ).replace('../../page-meta', '../../../page-meta'),
  'src/showcase/elements/badge/plain.tsx': `import { Badge } from '../../../elements/badge/badge.tsx';

export const BadgePlain = () => <Badge text="New" />;
`,
  'src/pages/elements/badge.astro': `---
import Demo from '../../layouts/demo.astro';
import Specimen from '../../layouts/specimen.astro';
import { BadgePlain } from '../../showcase/elements/badge/plain.tsx';
---
<Demo path="/elements/badge" lead="A word." registryItem="badge">
  <Specimen id="plain" title="Plain" note="One word." specimen="badge/plain"><BadgePlain /></Specimen>
</Demo>
`,
};
const paths = ['/home-bakery', '/elements/badge', '/headers/quiet-bar'];

/** Module that reports what the copy consists of; it runs in the copy, by Vite. */
const report = `import { contentErrors } from './integrations/content/content-errors.ts';
import { buildRegistry } from './integrations/registry/build-registry.ts';
import { Sources } from './integrations/registry/sources.ts';
import { showcaseMenu } from './src/content/showcase-menu.ts';
import { headerOptionsOf } from './src/layouts/site-chrome-options.ts';
import { pageAt, pages } from './src/page-meta/pages.ts';
import { GET } from './src/pages/catalogue.json.ts';
import { groupsOf } from './src/showcase/index/showcase-groups.ts';

export const errors = contentErrors(import.meta.dirname);
export const registry = buildRegistry(new Sources(import.meta.dirname));
export const menu = showcaseMenu;
export const behavior = headerOptionsOf(pageAt('/home-bakery')).behavior;
export const catalogue = await (await GET({})).json();
export const showcase = groupsOf(pages);
`;

interface Report {
  errors: string[];
  registry: Registry;
  menu: unknown;
  behavior: string;
  catalogue: PageMeta[];
  showcase: unknown;
}

let copy: ProjectCopy;
let found: Report;

beforeAll(async () => {
  copy = copyProject();
  for (const [file, text] of Object.entries(added)) copy.write(file, text);
  copy.write('report.ts', report);
  const { module } = await runnerImport<Report>('/report.ts', { root: copy.root });
  found = module;
});
afterAll(() => copy?.remove());

test('the content has no errors, so that a build begins', () => {
  expect(found.errors, found.errors.join(' · ')).toEqual([]);
});

test.each(paths)('%s is in the catalogue, the menu and the showcase', (path) => {
  expect(found.catalogue.map((page) => page.path)).toContain(path);
  expect(JSON.stringify(found.menu)).toContain(`"link":"${path}"`);
  expect(JSON.stringify(found.showcase)).toContain(`"path":"${path}"`);
});

test('they stand in their places: by order, by folder', () => {
  const of = (group: string) =>
    found.catalogue.filter((page) => page.group === group).map(({ path }) => path);
  expect(of('home')[0]).toBe('/home-bakery');
  expect(of('header')[0]).toBe('/headers/quiet-bar');
  expect(of('element').indexOf('/elements/badge')).toBe(1);
});

test('a page gets the new header by its name', () => {
  expect(found.behavior).toBe('static');
});

test('each is a registry item', () => {
  const items = found.registry.entries.map(({ name }) => name);
  expect(items).toEqual(expect.arrayContaining(['home-bakery', 'badge', 'quiet-bar']));
  expect(found.registry.specimens['badge/plain']?.item).toBe('badge');
  expect(found.registry.specimens['headers/quiet-bar']?.usage).toContain("behavior: 'static'");
});
