import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMarkdownRecords } from './markdown-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(source: string) {
  writeFileSync(join(folder, 'one.md'), source);
  return readMarkdownRecords(folder)[0];
}

test('reads front matter and text with any line endings', () => {
  const record = { file: `${folder}/one.md`, fields: { name: 'Jane' }, text: 'Words.' };
  for (const source of [
    '---\nname: Jane\n---\n\nWords.\n',
    '\uFEFF---\r\nname: Jane\r\n---\r\nWords.',
  ])
    expect(read(source)).toEqual({ ...record, source });
});

test.each([
  ['no fields at all', 'must begin with fields'],
  ['---\nJust words\n---\n', 'fields must be written as'],
  ['---\nname: "Jane\n---\n', 'fields cannot be read'],
])('reports %j as a problem instead of throwing', (source, said) => {
  expect(read(source)?.problem).toContain(said);
});

test('a missing folder has no records', () => {
  expect(readMarkdownRecords(join(folder, 'nowhere'))).toEqual([]);
});
