import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordFiles } from '../src/content/record-files.ts';
import { serverTestInputs } from './suites.ts';
import { hashFile, sourcesOf, sourcesOfAll } from './test-sources.ts';

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

test('a spec depends on components that it bundles, and on files that it imports by their folder', () => {
  const sources = sourcesOf('src/headers/headers-long-names.sample.spec.ts');
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/layouts/page-header.tsx',
      'src/headers/main-navigation.tsx',
      'src/headers/header.css',
      'src/content/logo.svg',
      'src/headers/collection/center-logo.ts',
      'src/footers/collection/letter.ts',
    ]),
  );
});

test('a spec depends on the components that its test page mounts', () => {
  expect(sourcesOf('tests/e2e/third-parties.spec.ts')).toEqual(
    expect.arrayContaining([
      'src/blocks/chat/live-chat.tsx',
      'src/forms/contact/contact-form.tsx',
      'src/layouts/analytics/analytics-behavior.ts',
    ]),
  );
});

test('a reader of records depends on the records of each kind', () => {
  const sources = sourcesOf('src/content/record-files.ts');
  expect(recordFiles.posts.length).toBeGreaterThan(0);
  for (const [kind, records] of Object.entries(recordFiles)) {
    expect(sources, kind).toEqual(expect.arrayContaining(records.map(({ file }) => file)));
  }
});

test('the hash of a file changes with its content; a missing file has a hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-sources-'));
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

test('the server tests depend on the server that they bundle, and on no page', () => {
  const sources = sourcesOfAll(serverTestInputs);
  expect(sources).toEqual(
    expect.arrayContaining([
      'server/main.ts',
      'server/cli/main.ts',
      'server/outbox/outbox.ts',
      'src/forms/form-fields.ts',
      'src/words/mails.ts',
      'tests/reliability/kill.test.ts',
      'package-lock.json',
    ]),
  );
  expect(
    sources.filter((file) => /^src\/(?:homes|company|pages|sample-pages)\//.test(file)),
  ).toEqual([]);
});
