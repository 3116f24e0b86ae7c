import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainCopies, plainFiles } from './plain-copies.ts';
import { usePlainCopy } from './write-site.ts';

const files = {
  'src/content/menu.ts': 'sample',
  'src/content/menu.plain.ts': 'English',
  'src/content/menu.plain.de.ts': 'German',
  'src/content/menu.plain.uk.ts': 'Ukrainian',
  'src/words/blog.ts': 'sample',
  'src/words/blog.plain.ts': 'English',
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plain-copies-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('plain copies of all languages are found', () => {
  expect(plainFiles(root)).toEqual([
    'src/content/menu.plain.de.ts',
    'src/content/menu.plain.ts',
    'src/content/menu.plain.uk.ts',
    'src/words/blog.plain.ts',
  ]);
});

test.each([
  ['en-US', 'src/content/menu.plain.ts'],
  ['fr', 'src/content/menu.plain.ts'],
  ['de', 'src/content/menu.plain.de.ts'],
  ['de-AT', 'src/content/menu.plain.de.ts'],
  ['uk-UA', 'src/content/menu.plain.uk.ts'],
])('%s takes %s, and English where it has nothing of its own', (language, source) => {
  expect([...plainCopies(root, language)]).toEqual([
    ['src/content/menu.ts', source],
    ['src/words/blog.ts', 'src/words/blog.plain.ts'],
  ]);
});

test('another adoption in another language replaces the copy of the first', () => {
  expect(usePlainCopy(root, 'de-CH')).toBe(2);
  expect([read('src/content/menu.ts'), read('src/words/blog.ts')]).toEqual(['German', 'English']);
  usePlainCopy(root, 'en-GB');
  expect(read('src/content/menu.ts')).toBe('English');
});

test('an adoption in Austria has German copy, menus and footers', () => {
  for (const folder of ['src/content', 'src/homes/business'])
    cpSync(folder, join(root, folder), { recursive: true });
  usePlainCopy(root, 'de-AT');
  expect(read('src/homes/business/copy.ts')).toContain('Wir bauen Software.');
  expect(read('src/homes/business/meta.ts')).toContain("title: 'Startseite'");
  expect(read('src/content/menu.ts')).toContain("title: 'Leistungen'");
  expect(read('src/content/footer.ts')).toContain("title: 'Datenschutz'");
  expect(read('src/content/prices.ts')).toContain("title: 'Pflege'");
});
