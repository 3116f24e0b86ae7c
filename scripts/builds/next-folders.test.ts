import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextFolders, removeNextFolders } from './next-folders.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'next-folders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const make = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'index.html'), name);
  }
};

test('removes the folders of this process and of ended ones, and no others', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const others = [`dist.next.${process.ppid}`, `dist-server.next.${process.ppid}`];
  const kept = ['dist', 'dist-server', 'dist.old', 'dist.export', 'dist.next.old', ...others];
  make(...kept, ...Object.values(nextFolders));
  make(`dist.next.${ended}`, `dist-server.next.${ended}`);
  removeNextFolders(root);
  expect(readdirSync(root).toSorted()).toEqual(kept.toSorted());
});
