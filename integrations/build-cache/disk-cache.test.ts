import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';

const base = mkdtempSync(join(tmpdir(), 'disk-cache-'));
const folder = join(base, 'larkfield/test');
const open = (options = {}) => new DiskCache({ name: 'test', maxBytes: 1000, ...options });
const files = () => readdirSync(folder).map((name) => join(folder, name));
const text = (cache: DiskCache, key: string) => cache.get(key)?.toString();

beforeEach(() => {
  vi.stubEnv('XDG_CACHE_HOME', base);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

/** Sets the time of last use to so many hours ago. */
function age(file: string, hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(file, then, then);
}

test('an entry is available to the next process, by its key alone', async () => {
  await open().put('one', Buffer.from('first'));
  await open().put('two', Buffer.alloc(0));
  expect([text(open(), 'one'), text(open(), 'two'), text(open(), 'three')]).toEqual([
    'first',
    '',
    undefined,
  ]);
  await open().put('one', Buffer.from('second'));
  expect(text(open(), 'one')).toBe('second');
  expect(files()).toHaveLength(2);
});

const damages: [string, (file: string) => void][] = [
  ['cut short', (file) => truncateSync(file, 40)],
  ['empty', (file) => truncateSync(file, 0)],
  ['garbage', (file) => writeFileSync(file, 'x'.repeat(100))],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
  [
    'wrong in one bit',
    (file) => {
      const bytes = readFileSync(file);
      bytes[50] = (bytes[50] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
];

test.each(damages)('an entry that is %s counts as missing', async (_, damage) => {
  const cache = open();
  await cache.put('one', Buffer.from('a meadow beside a brook'));
  for (const file of files()) damage(file);
  expect(cache.get('one')).toBeUndefined();
});

test('an entry under the name of another counts as missing', async () => {
  const cache = open();
  await cache.put('one', Buffer.from('first'));
  const [file = ''] = files();
  const bytes = readFileSync(file);
  await cache.put('two', Buffer.from('second'));
  for (const each of files()) writeFileSync(each, bytes);
  expect([text(cache, 'one'), text(cache, 'two')]).toEqual(['first', undefined]);
});

test('of two concurrent writes of one key, one wins completely', async () => {
  const bodies = ['a', 'b'].map((letter) => letter.repeat(200_000));
  for (let round = 0; round < 10; round++) {
    const seen: (string | undefined)[] = [];
    const writes = bodies.flatMap((body) =>
      [1, 2, 3].map(() => open().put('one', Buffer.from(body))),
    );
    const done = Promise.all(writes);
    await Promise.race(writes);
    for (let look = 0; look < 5; look++) seen.push(text(open(), 'one'));
    await done;
    seen.push(text(open(), 'one'));
    expect(seen.filter((body) => !bodies.includes(body ?? ''))).toEqual([]);
    expect(files()).toHaveLength(1);
  }
});

test('a folder that was deleted is created again', async () => {
  const cache = open();
  await cache.put('one', Buffer.from('first'));
  rmSync(base, { recursive: true });
  expect(cache.get('one')).toBeUndefined();
  await cache.prune();
  await cache.put('one', Buffer.from('first'));
  expect(text(cache, 'one')).toBe('first');
});

test('warns once if nothing can be written', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  mkdirSync(base, { recursive: true });
  // A file in the place of the folder.
  writeFileSync(join(base, 'larkfield'), '');
  const cache = open();
  await cache.put('one', Buffer.from('first'));
  await cache.put('two', Buffer.from('second'));
  await cache.prune();
  expect(cache.get('one')).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('ENOTDIR')]]);
});

/** Runs as an unprivileged user: root may write everywhere. */
async function asStranger(work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  await work().finally(() => isRoot && process.seteuid?.(0));
}

test('reads from a read-only folder', async () => {
  await open().put('one', Buffer.from('first'));
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  for (const path of [base, join(base, 'larkfield'), folder]) chmodSync(path, 0o555);
  await asStranger(async () => {
    const cache = open();
    await cache.put('two', Buffer.from('second'));
    expect([text(cache, 'one'), text(cache, 'two')]).toEqual(['first', undefined]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('EACCES')]]);
  });
  for (const path of [base, join(base, 'larkfield'), folder]) chmodSync(path, 0o755);
});

test('beyond the limit, least recently used entries are deleted first', async () => {
  const cache = open({ maxBytes: 1000 });
  const names: Record<string, string> = {};
  for (const [hours, key] of ['now', 'hour', 'two hours', 'three hours'].entries()) {
    const before = new Set(hours === 0 ? [] : files());
    await cache.put(key, Buffer.alloc(300));
    const file = files().find((each) => !before.has(each)) ?? '';
    names[key] = file;
    age(file, hours);
  }
  // Reading counts as use.
  expect(cache.get('three hours')).toHaveLength(300);
  await cache.prune();
  expect(files().sort()).toEqual([names['now'], names['hour'], names['three hours']].sort());
});

test('below the limit nothing is deleted; partial files of a killed writer count', async () => {
  const cache = open({ maxBytes: 1000 });
  await cache.put('one', Buffer.alloc(300));
  await cache.prune();
  expect(files()).toHaveLength(1);
  writeFileSync(join(folder, 'part'), Buffer.alloc(900));
  age(join(folder, 'part'), 1);
  await cache.prune();
  expect(readdirSync(folder)).not.toContain('part');
  expect(cache.get('one')).toHaveLength(300);
});

test('a process that has written nothing deletes nothing', async () => {
  await open().put('one', Buffer.alloc(3000));
  await open().prune();
  expect(files()).toHaveLength(1);
});

test('an entry beyond its maximum age is not read, even if used since', async () => {
  await open().put('one', Buffer.from('first'));
  const [file = ''] = files();
  age(file, 2);
  const hours = (most: number) => open({ maxAge: most * 3_600_000 });
  expect(text(hours(3), 'one')).toBe('first');
  expect(text(hours(3), 'one')).toBe('first');
  expect(text(hours(1), 'one')).toBeUndefined();
});

test('a relative base folder is ignored', async () => {
  vi.stubEnv('XDG_CACHE_HOME', 'relative');
  vi.stubEnv('HOME', base);
  await open().put('one', Buffer.from('first'));
  expect(readdirSync(join(base, '.cache/larkfield/test'))).toHaveLength(1);
});
