import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyMissingFiles, recoverFolder, replaceFolder } from './replace-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, name);
const make = (folder: string, ...files: string[]) => {
  mkdirSync(at(folder));
  for (const file of files) writeFileSync(at(`${folder}/${file}`), folder);
};

test('replaces the last folder as a whole', () => {
  make('dist', 'index.html', 'gone.html');
  make('dist.next', 'index.html');
  replaceFolder(at('dist.next'), at('dist'));
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(at('dist'))).toEqual(['index.html']);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist.next');
});

test('the first build needs no last folder', () => {
  make('dist.next', 'index.html');
  replaceFolder(at('dist.next'), at('dist'));
  expect(readdirSync(root)).toEqual(['dist']);
});

test('without a next folder the last one stays', () => {
  make('dist', 'index.html');
  expect(() => replaceFolder(at('dist.next'), at('dist'))).toThrow('dist.next');
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist');
});

test('a replacement that was interrupted between its renames is undone', () => {
  make('dist.old', 'index.html');
  recoverFolder(at('dist'));
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist.old');
  expect(existsSync(at('dist.old'))).toBe(false);
});

test('carries over only named files that the next folder lacks', () => {
  make('last', 'main.js', 'chunk-a.js', 'chunk-older.js');
  make('next', 'main.js');
  copyMissingFiles(at('last'), at('next'), ['main.js', 'chunk-a.js', 'chunk-lost.js']);
  expect(readdirSync(at('next'))).toEqual(['chunk-a.js', 'main.js']);
  expect(readFileSync(at('next/main.js'), 'utf8')).toBe('next');
});
