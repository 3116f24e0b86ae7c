import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sqliteDialect } from './db/sqlite-dialect.ts';
import { readEnv } from './env.ts';
import { loadSecrets } from './security/secrets.ts';

// Root may write anywhere, so the errors of other users are simulated.
const acted = vi.hoisted(() => ({ open: '', write: '' }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  const fail = (code: string, path: unknown) => {
    throw Object.assign(new Error(`${code}: no, open '${String(path)}'`), { code });
  };
  return {
    ...real,
    openSync: (...args: Parameters<typeof real.openSync>) =>
      acted.open === '' ? real.openSync(...args) : fail(acted.open, args[0]),
    writeSync: (file: number, text: string) =>
      acted.write === '' ? real.writeSync(file, text) : fail(acted.write, file),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'larkfield-folder-'));
afterEach(() => {
  acted.open = '';
  acted.write = '';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const secretsIn = (dataDir: string) => () => loadSecrets(readEnv({ DATA_DIR: dataDir }));

test.each([
  ['EACCES', 'the user that runs the server may not write there'],
  ['EROFS', 'the disk there is read-only'],
])('%s on the key file or the database explains how to fix it', (code, words) => {
  acted.open = code;
  for (const start of [secretsIn(folder), () => sqliteDialect(folder)]) {
    expect(start).toThrow(words);
    expect(start).toThrow('set DATA_DIR to a folder');
    expect(start).not.toThrow(/no, open/);
  }
});

test('a file in place of the folder, and a folder in place of the key, have clear errors', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(secretsIn(join(folder, 'file'))).toThrow('a part of the path is a file');
  expect(() => sqliteDialect(join(folder, 'file/data'))).toThrow('a part of the path is a file');
  mkdirSync(join(folder, 'hmac.key'));
  expect(secretsIn(folder)).toThrow('a folder stands where the file should be');
});

test('a failed write leaves no partial key behind', () => {
  acted.write = 'ENOSPC';
  expect(secretsIn(folder)).toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual([]);
  acted.write = '';
  expect(secretsIn(folder)).not.toThrow();
});
