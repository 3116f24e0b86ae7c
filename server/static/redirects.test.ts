import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a site without the file has no redirects', () => {
  expect([...readRedirects(join(folder, 'none'))]).toEqual([]);
});

test('paths are in lower case, targets as written', () => {
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ '/Old': '/page/CaseStudy' }));
  expect([...readRedirects(folder)]).toEqual([['/old', '/page/CaseStudy']]);
});

test.each(['[]', '{"/a":1}', '{"/a":"https://elsewhere.example"}', '{"a":"/b"}'])(
  '%s is refused with the file',
  (text) => {
    writeFileSync(join(folder, 'redirects.json'), text);
    expect(() => readRedirects(folder)).toThrow('redirects.json is not a list of redirects');
  },
);
