import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownTexts, textsWithHomes } from './texts.ts';

const files = {
  'src/company/our-team/copy.ts': `export const copy = {
  heading: 'Who sits where.',
  media: 'bench-ruth',
  drawing: 'M22 72c6-18 12-40 18-56',
  // [gap: what is free]
  lead: \`A floor of \${count} benches\`,
};
if (!copy) throw new Error('The copy of the page is missing.');
`,
  'src/company/our-team/copy.plain.ts': "export const copy = { heading: 'Plain' };\n",
  'src/company/our-team/copy.plain.de.ts': "export const copy = { heading: 'Einfach' };\n",
  'src/company/our-team/copy.test.ts': "test('A test is no text', () => {});\n",
  'src/company/our-team/hero.tsx': `export const Hero = () => (
  <p className="container grid gap-x-6 pt-8">
    Press a person
    <Picture name="team-floor" sizes="(width >= 62rem) 74vw, 100vw" />
  </p>
);
`,
  'src/pages/page/our-team.astro': `---
const hero = { name: 'team-floor', sizes: '(width >= 62rem) 74vw, 100vw' } as const;
---
<Page path="/page/our-team" lcp={hero}>
  <VisitWorkshop media={{ large: 'workshop-door', small: 'workshop-bench' }} />
</Page>
`,
  'src/content/closest.ts': "export const hint = 'Did you mean another one?';\n",
  'src/pages/robots.txt.ts': "export const GET = () => 'User-agent: * and so on';\n",
  'src/homes/business/copy.ts': "export const heading = 'Software';\n",
  'src/homes/startup/copy.ts': "export const heading = 'A napkin';\n",
  'src/sample-pages/home-startup.astro': '<HeroNapkin media="napkin-unfolded" />\n',
  'people/ruth-aldous.md': '---\nid: 1\nlikes: [Old maps, Ferries]\n---\n\nAnswers the phone.\n',
  'site.config.ts': "export const siteConfig = { picture: 'map-town' };\n",
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the texts of a file with their lines; a picture is in brackets. */
const inFile = (file: string, home = 'business') =>
  ownTexts(root, home)
    .filter((text) => text.file === file && text.text !== '')
    .map(({ line, text, isPicture }) => [line, isPicture ? `(${text})` : text]);

test('code has texts, pictures and the comments of gaps; drawings and errors are none', () => {
  expect(inFile('src/company/our-team/copy.ts')).toEqual([
    [2, 'Who sits where.'],
    [3, '(bench-ruth)'],
    [5, '[gap: what is free]'],
    [6, 'A floor of … benches'],
  ]);
});

test('a component has texts and pictures, and its classes are neither', () => {
  const texts = inFile('src/company/our-team/hero.tsx').map(([, text]) => text);
  expect(texts).toEqual(['Press a person', '(team-floor)']);
});

test('a page has pictures: in its data and in its template', () => {
  expect(inFile('src/pages/page/our-team.astro')).toEqual([
    [2, '(team-floor)'],
    [5, '(workshop-door)'],
    [5, '(workshop-bench)'],
  ]);
});

test('people and the configuration are read; tests, plain copy and endpoints are not', () => {
  const read = new Set(ownTexts(root, 'business').map(({ file }) => file));
  expect([...read].sort()).toEqual([
    'people/ruth-aldous.md',
    'site.config.ts',
    'src/company/our-team/copy.ts',
    'src/company/our-team/hero.tsx',
    'src/homes/business/copy.ts',
    'src/pages/page/our-team.astro',
  ]);
  expect(inFile('site.config.ts')).toEqual([[1, '(map-town)']]);
});

test('a record has its fields and its text, but no list in one line, which would look like a gap', () => {
  expect(inFile('people/ruth-aldous.md')).toEqual([
    [2, 'id: 1'],
    [6, 'Answers the phone.'],
  ]);
});

test('of the homes only that at / is read, with its page; all of them for a record', () => {
  expect(inFile('src/homes/startup/copy.ts')).toEqual([]);
  expect(inFile('src/homes/startup/copy.ts', 'startup')).toEqual([[1, 'A napkin']]);
  expect(inFile('src/sample-pages/home-startup.astro', 'startup')).toEqual([
    [1, '(napkin-unfolded)'],
  ]);
  expect(inFile('src/homes/business/copy.ts', 'startup')).toEqual([]);
  expect(ownTexts(root, 'no-such-home').length).toBeGreaterThan(0);
  const recorded = new Set(textsWithHomes(root).map(({ file }) => file));
  for (const file of ['src/homes/business/copy.ts', 'src/sample-pages/home-startup.astro'])
    expect(recorded).toContain(file);
});
