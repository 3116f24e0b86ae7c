import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type CachedBody, ResponseCache } from './response-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (letter: string) => Buffer.from(letter.repeat(100));

function put(cache: ResponseCache, bytes: Buffer): CachedBody {
  const body = cache.put(bytes);
  if (Buffer.isBuffer(body)) throw new Error('it stays in memory');
  return body;
}

test('bodies are returned unchanged, from an unlinked file', async () => {
  const cache = new ResponseCache(folder);
  const memory = page('a');
  const a = put(cache, memory);
  memory.fill('x');
  const b = put(cache, page('b'));
  expect(readdirSync(folder)).toEqual([]);
  expect([await cache.read(a), await cache.read(b)]).toEqual([page('a'), page('b')]);
  expect(cache.readSync(a)).toEqual(page('a'));
  expect(cache.error).toBeNull();
});

test('bodies are loaded on request, and never above the memory limit', async () => {
  const cache = new ResponseCache(folder, 1000);
  const bodies = Array.from({ length: 50 }, (_, index) => put(cache, page(String(index % 10))));
  expect(cache.bytesInMemory).toBe(0);
  for (const body of bodies) {
    await cache.read(body);
    expect(cache.bytesInMemory).toBeLessThanOrEqual(1000);
  }
  expect(bodies.map((body) => cache.getCached(body) !== undefined)).toEqual(
    bodies.map((_, index) => index >= 40),
  );
});

test('concurrent reads share one read', async () => {
  const cache = new ResponseCache(folder);
  const body = put(cache, page('a'));
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.read(body)));
  // A second read would have a buffer of its own.
  expect(new Set(answers).size).toBe(1);
  expect(cache.getCached(body)).toBe(answers[0]);
});

test('read errors reject and are not cached', async () => {
  const cache = new ResponseCache(folder);
  const body = put(cache, page('a'));
  const beyond: CachedBody = { ...body, offset: 50 };
  await expect(cache.read(beyond)).rejects.toThrow('Of 100 bytes of a page 50 could be read.');
  expect([cache.getCached(beyond), cache.bytesInMemory]).toEqual([undefined, 0]);
  put(cache, page('b'));
  expect(String(await cache.read(beyond))).toBe('a'.repeat(50) + 'b'.repeat(50));
});

test('without disk space, further bodies stay in memory', async () => {
  const cache = new ResponseCache(folder, 1000, 250);
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => cache.put(page(letter)));
  expect(bodies.map((body) => Buffer.isBuffer(body))).toEqual([false, false, true, true]);
  expect(cache.error?.message).toBe('the disk has no room to spare');
  expect(await cache.read(bodies[1] as CachedBody)).toEqual(page('b'));
});

test('without a cache file, all bodies stay in memory', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = new ResponseCache(file);
  expect(cache.put(page('a'))).toEqual(page('a'));
  expect(cache.error?.message).toContain('EEXIST');
});
