import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFolders, hashWorkTree, suiteCacheKey } from './suite-cache-key.ts';

let root: string;

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suite-cache-key-'));
  git('init', '--quiet');
  write('.gitignore', 'dist/\n');
  write('a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('hashes the work tree as it is on disk and leaves the index unchanged', () => {
  git('add', '.gitignore');
  const first = hashWorkTree(root);
  expect(first).toMatch(/^[\da-f]{40,64}$/);
  git('add', 'a.ts');
  expect(hashWorkTree(root)).toBe(first);
  write('a.ts', 'two');
  expect(hashWorkTree(root)).not.toBe(first);
  write('a.ts', 'one');
  expect(hashWorkTree(root)).toBe(first);
  write('b.ts', 'new');
  expect(hashWorkTree(root)).not.toBe(first);
  expect(git('status', '--short')).toBe('A  .gitignore\nA  a.ts\n?? b.ts\n');
});

test('a file that changed in the second of the last index update is hashed again', () => {
  git('config', 'core.trustctime', 'false');
  const at = (name: string) => utimesSync(join(root, name), 1_700_000_000, 1_700_000_000);
  at('a.ts');
  git('add', '--all');
  at('.git/index');
  const first = hashWorkTree(root);
  write('a.ts', 'two');
  at('a.ts');
  expect(hashWorkTree(root)).not.toBe(first);
});

test('ignored files are excluded', () => {
  const first = hashWorkTree(root);
  mkdirSync(join(root, 'dist'));
  write('dist/index.html', 'built');
  expect(hashWorkTree(root)).toBe(first);
});

test('outside of a checkout there is no hash', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(hashWorkTree(root)).toBeUndefined();
});

test('folders are hashed by names and contents of their files', () => {
  mkdirSync(join(root, 'dist/deep'), { recursive: true });
  write('dist/deep/page.html', 'page');
  const folder = join(root, 'dist');
  const first = hashFolders(folder);
  expect(hashFolders(folder)).toBe(first);
  write('dist/deep/page.html', 'other');
  expect(hashFolders(folder)).not.toBe(first);
  write('dist/deep/page.html', 'page');
  write('dist/new.html', '');
  expect(hashFolders(folder)).not.toBe(first);
});

test('a pass with --keep-going counts for a run without it', () => {
  const suite = { name: 'unit', inputs: ['package.json'] };
  const key = suiteCacheKey({ ...suite, command: ['vitest', 'run', '--bail=10'] });
  expect(key).toBe(suiteCacheKey({ ...suite, command: ['vitest', 'run'] }));
  expect(key).not.toBe(suiteCacheKey({ ...suite, command: ['vitest', 'run', '--project=unit'] }));
});
