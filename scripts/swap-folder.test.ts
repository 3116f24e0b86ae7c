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
import { carryOver, recoverFolder, swapFolder } from './swap-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, name);
const make = (folder: string, ...files: string[]) => {
  mkdirSync(at(folder));
  for (const file of files) writeFileSync(at(`${folder}/${file}`), folder);
};

test('the finished folder takes the place of the last one, whole', () => {
  make('dist', 'index.html', 'gone.html');
  make('dist.next', 'index.html');
  swapFolder(at('dist.next'), at('dist'));
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(at('dist'))).toEqual(['index.html']);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist.next');
});

test('the first build needs no last one', () => {
  make('dist.next', 'index.html');
  swapFolder(at('dist.next'), at('dist'));
  expect(readdirSync(root)).toEqual(['dist']);
});

test('where there is nothing to put in its place, the last one stays', () => {
  make('dist', 'index.html');
  expect(() => swapFolder(at('dist.next'), at('dist'))).toThrow('dist.next');
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist');
});

test('a swap that was cut short between its renames is taken back', () => {
  make('dist.old', 'index.html');
  recoverFolder(at('dist'));
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('dist.old');
  expect(existsSync(at('dist.old'))).toBe(false);
});

test('of the last files, only those that it names and the next has not are carried over', () => {
  make('last', 'main.js', 'chunk-a.js', 'chunk-older.js');
  make('next', 'main.js');
  carryOver(at('last'), at('next'), ['main.js', 'chunk-a.js', 'chunk-lost.js']);
  expect(readdirSync(at('next'))).toEqual(['chunk-a.js', 'main.js']);
  expect(readFileSync(at('next/main.js'), 'utf8')).toBe('next');
});
