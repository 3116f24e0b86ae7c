import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, posix } from 'node:path';
import { expect, test } from 'vitest';
import { installedPath, registry, usageCode } from '../../src/catalogue/registry.ts';
import type { RegistryEntry } from '../../src/catalogue/registry-entry.ts';
import { collectItem } from './collect-item.ts';
import { cssTree } from './css-tree.ts';
import { importsOf, packageOf } from './imports.ts';

const entries: readonly RegistryEntry[] = registry;
const root = process.cwd();

for (const entry of entries) {
  test(`${entry.name}: every import is one of its files or of its packages`, () => {
    const item = collectItem(root, entry);
    const targets = new Set(item.files.map(({ target }) => target.replace(/\.tsx?$/, '')));
    const packages = item.dependencies.map((name) => name.replace(/(?<=.)@.*$/, ''));
    for (const { target, content } of item.files.filter((file) => /\.tsx?$/.test(file.path))) {
      for (const name of importsOf(content)) {
        if (name.startsWith('.')) {
          expect(name, target).not.toMatch(/\.tsx?$/);
          expect(targets, `${name} in ${target}`).toContain(posix.join(dirname(target), name));
        } else {
          expect(['react', 'react-dom', ...packages], target).toContain(packageOf(name));
        }
      }
    }
  });

  // Whole frames show pictures of ours by name; a part shows those that it is given.
  if (entry.name.startsWith('site-')) continue;

  test(`${entry.name}: carries no list of our pictures and nothing of the build`, () => {
    const paths = collectItem(root, entry).files.map(({ path }) => path);
    expect(
      paths.filter((path) => /manifest|\.astro|catalogue\/.*(pages|registry)/.test(path)),
    ).toEqual([]);
  });
}

test('names are told apart', () => {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test('what a page shows as usage needs nothing but the items that the page names', () => {
  const folder = 'src/pages';
  const astro = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.astro'),
  );
  for (const name of astro) {
    const page = join(folder, name);
    const text = readFileSync(page, 'utf8');
    const specimens = importsOf(text).filter((path) => /specimens\/.*\?raw$/.test(path));
    if (specimens.length === 0) continue;
    const items = new Set([...text.matchAll(/\bitem="([\w-]+)"/g)].map(([, item]) => item));
    const files = entries
      .filter((entry) => items.has(entry.name))
      .flatMap((entry) => collectItem(root, entry).files.map(({ path }) => path));
    for (const specimen of specimens) {
      const file = normalize(join(dirname(page), specimen.replace('?raw', '')));
      for (const local of importsOf(readFileSync(file, 'utf8'))) {
        if (!local.startsWith('.')) continue;
        const path = installedPath(normalize(join(dirname(file), local)));
        expect(files, `${file} shows ${local}`).toContain(path);
      }
    }
  }
});

test('usage code imports from the folder that the command fills', () => {
  const source =
    "import { Button } from '../../elements/button/button.tsx';\nimport '../../a/b.css';\n";
  expect(usageCode(source)).toBe(
    "import { Button } from '@/components/larkfield/elements/button/button';\nimport '@/components/larkfield/a/b.css';",
  );
});

test('a sheet becomes nested data', () => {
  const sheet = '@theme { --a: 1px; } /* no */ a { color: red; &:hover { color: blue } }';
  expect(cssTree(sheet)).toEqual({
    '@theme': { '--a': '1px' },
    a: { color: 'red', '&:hover': { color: 'blue' } },
  });
});
