import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFiles } from './content-files.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'src/homes'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, link: string) =>
  writeFileSync(join(root, `src/homes/${name}.ts`), `export const copy = { link: '/${link}' };\n`);
/** Returns the first link of each file. */
const linksOf = (changed?: string[]) =>
  [...contentFiles(root, changed && new Set(changed))].map(
    ([file, { references }]) => `${file} ${references[0]?.name}`,
  );

test('only files that have changed are read again; added ones are taken, deleted ones dropped', () => {
  write('bakery', 'one');
  write('cafe', 'one');
  expect(linksOf()).toEqual(['src/homes/bakery.ts /one', 'src/homes/cafe.ts /one']);
  write('bakery', 'two');
  write('cafe', 'two');
  expect(linksOf(['src/homes/cafe.ts'])).toEqual([
    'src/homes/bakery.ts /one',
    'src/homes/cafe.ts /two',
  ]);
  write('diner', 'two');
  rmSync(join(root, 'src/homes/cafe.ts'));
  expect(linksOf(['src/homes/cafe.ts', 'src/homes/diner.ts', 'src/homes/diner.css'])).toEqual([
    'src/homes/bakery.ts /one',
    'src/homes/diner.ts /two',
  ]);
  expect(linksOf()).toContain('src/homes/bakery.ts /two');
});

test('files are taken from the set of changed ones once they have been read', () => {
  const changed = new Set(['src/homes/bakery.ts']);
  contentFiles(root, changed);
  expect(changed.size).toBe(0);
});
