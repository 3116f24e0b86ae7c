import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashFile, sourcesOf } from './spec-sources.ts';

test('a spec is made of what it imports, directly or not, types included', () => {
  const sources = sourcesOf('tests/e2e/third-parties.spec.ts');
  expect(sources).toEqual(
    expect.arrayContaining([
      'tests/e2e/third-parties.spec.ts',
      'tests/e2e/third-parties/mounted.tsx',
      'tests/fixtures.ts',
      'scripts/browser-tests/test-server.ts',
      'site.config.ts',
    ]),
  );
  expect(sources).not.toContain('src/shop/shop.spec.ts');
});

test('a reader of the page list depends on it; a spec that only uses its titles does not', () => {
  expect(sourcesOf('tests/e2e/site.spec.ts')).toContain('dist/catalogue.json');
  expect(sourcesOf('tests/every-page/every-page.spec.ts')).not.toContain('dist/catalogue.json');
});

test('the hash of a file changes with its content; a missing file has a hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-sources-'));
  const file = (name: string, text: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'a.ts'), text);
    return hashFile(join(folder, name, 'a.ts'));
  };
  const one = file('one', 'a');
  cpSync(join(folder, 'one'), join(folder, 'copy'), { recursive: true });
  expect(hashFile(join(folder, 'copy/a.ts'))).toBe(one);
  expect(file('two', 'b')).not.toBe(one);
  expect(hashFile(join(folder, 'absent.ts'))).not.toBe(one);
});
