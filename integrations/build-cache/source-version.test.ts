import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { sourceVersion } from './source-version.ts';

const base = mkdtempSync(join(tmpdir(), 'source-version-'));
afterEach(() => rmSync(base, { recursive: true, force: true }));

const maker = "import { size } from './size.ts';\nexport const make = () => size;\n";
const files = { 'maker.ts': maker, 'size.ts': 'export const size: number = 1;\n' };

function versionOf(changed: Partial<typeof files> = {}, folder = 'one'): Promise<string> {
  mkdirSync(join(base, folder), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    writeFileSync(join(base, folder, name), text);
    // Dates the file before the start of this process.
    utimesSync(join(base, folder, name), 1, 1);
  }
  return sourceVersion(pathToFileURL(join(base, folder, 'maker.ts')).href);
}

test('two checkouts of the same code have one version', async () => {
  expect(await versionOf({}, 'two')).toBe(await versionOf());
});

test.each([
  ['the module', { 'maker.ts': maker.replace('=> size', '=> size + 1') }],
  ['what it imports', { 'size.ts': 'export const size: number = 2;\n' }],
  ['its packages', { 'maker.ts': `import 'sharp';\n${maker}` }],
])('a change of %s changes the version', async (_, changed) => {
  expect(await versionOf(changed)).not.toBe(await versionOf());
});

test('a comment or a type changes nothing', async () => {
  const same = { 'size.ts': '// One.\nexport const size = 1;\n' };
  expect(await versionOf(same)).toBe(await versionOf());
});

test('code changed after this process began gets a new version each time', async () => {
  const known = await versionOf();
  utimesSync(join(base, 'one/size.ts'), new Date(), new Date());
  const url = pathToFileURL(join(base, 'one/maker.ts')).href;
  const [first, second] = [await sourceVersion(url), await sourceVersion(url)];
  expect(new Set([known, first, second])).toHaveProperty('size', 3);
});
