import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ResponseCache, type CachedBody } from './response-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-shelf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (letter: string) => Buffer.from(letter.repeat(100));

function put(shelf: ResponseCache, bytes: Buffer): CachedBody {
  const body = shelf.put(bytes);
  if (Buffer.isBuffer(body)) throw new Error('it stays in memory');
  return body;
}

test('bodies come back as they were put, from a file that nobody else can find', async () => {
  const shelf = new ResponseCache(folder);
  const memory = page('a');
  const a = put(shelf, memory);
  memory.fill('x');
  const b = put(shelf, page('b'));
  expect(readdirSync(folder)).toEqual([]);
  expect([await shelf.read(a), await shelf.read(b)]).toEqual([page('a'), page('b')]);
  expect(shelf.readNow(a)).toEqual(page('a'));
  expect(shelf.trouble).toBeNull();
});

test('nothing is in memory before somebody asks, and never more than the bound', async () => {
  const shelf = new ResponseCache(folder, 1000);
  const bodies = Array.from({ length: 50 }, (_, index) => put(shelf, page(String(index % 10))));
  expect(shelf.bytesKept).toBe(0);
  for (const body of bodies) {
    await shelf.read(body);
    expect(shelf.bytesKept).toBeLessThanOrEqual(1000);
  }
  expect(bodies.map((body) => shelf.kept(body) !== undefined)).toEqual(
    bodies.map((_, index) => index >= 40),
  );
});

test('many who ask at once wait for one reading', async () => {
  const shelf = new ResponseCache(folder);
  const body = put(shelf, page('a'));
  const answers = await Promise.all(Array.from({ length: 100 }, () => shelf.read(body)));
  // A second read would have a buffer of its own.
  expect(new Set(answers).size).toBe(1);
  expect(shelf.kept(body)).toBe(answers[0]);
});

test('what cannot be read is told, and not kept', async () => {
  const shelf = new ResponseCache(folder);
  const body = put(shelf, page('a'));
  const beyond: CachedBody = { ...body, at: 50 };
  await expect(shelf.read(beyond)).rejects.toThrow('Of 100 bytes of a page 50 could be read.');
  expect([shelf.kept(beyond), shelf.bytesKept]).toEqual([undefined, 0]);
  put(shelf, page('b'));
  expect(String(await shelf.read(beyond))).toBe('a'.repeat(50) + 'b'.repeat(50));
});

test('where the disk has no room, the rest stays in memory', async () => {
  const shelf = new ResponseCache(folder, 1000, 250);
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => shelf.put(page(letter)));
  expect(bodies.map((body) => Buffer.isBuffer(body))).toEqual([false, false, true, true]);
  expect(shelf.trouble?.message).toBe('the disk has no room to spare');
  expect(await shelf.read(bodies[1] as CachedBody)).toEqual(page('b'));
});

test('where there can be no file, all stays in memory', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const shelf = new ResponseCache(file);
  expect(shelf.put(page('a'))).toEqual(page('a'));
  expect(shelf.trouble?.message).toContain('EEXIST');
});
