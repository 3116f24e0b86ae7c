import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { bytesOf, cachedPlainPage, type DecompressedBody } from './file-body.ts';
import { ResponseCache } from './response-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-plain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates text of so many bytes that does not compress to nothing. */
function text(bytes: number): Buffer {
  let letters = '';
  for (let turn = 0; letters.length < bytes; turn += 1)
    letters += createHash('sha512').update(String(turn)).digest('base64');
  return Buffer.from(letters.slice(0, bytes));
}
const large = text(300_000);
const gzipBacked = (cache: ResponseCache, plain: Buffer): DecompressedBody => ({
  gzip: cache.put(gzipSync(plain)),
  byteLength: plain.byteLength,
});

/** Reads all of a body in chunks of so many bytes. */
async function inPieces(body: Awaited<ReturnType<typeof cachedPlainPage>>, size: number) {
  if (body === null) throw new Error('It is not in the cache.');
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.byteLength; ) {
    const piece = await body.cache.readChunk(body, at, Buffer.alloc(size));
    pieces.push(Buffer.from(piece));
    at += piece.byteLength;
  }
  return Buffer.concat(pieces);
}

test('a large uncompressed page is decompressed once, and then read from disk in chunks', async () => {
  const cache = new ResponseCache(folder);
  const body = gzipBacked(cache, large);
  const other = gzipBacked(cache, Buffer.from(large).reverse());
  const results = await Promise.all([
    ...Array.from({ length: 20 }, () => cachedPlainPage(body)),
    cachedPlainPage(other),
  ]);
  expect(new Set(results.slice(0, 20)).size).toBe(1);
  expect(await cachedPlainPage(body)).toBe(results[0]);
  expect((await inPieces(results[0] ?? null, 64 * 1024)).equals(large)).toBe(true);
  expect((await inPieces(results[20] ?? null, 1000)).reverse().equals(large)).toBe(true);
  // The gzip bytes are not kept in another copy each time.
  expect(cache.bytesInMemory).toBeLessThan(2 * large.byteLength);
});

test('a small page is sent whole, and so is a large one when the disk has no space', async () => {
  const cache = new ResponseCache(folder);
  expect(await cachedPlainPage(gzipBacked(cache, large.subarray(0, 64 * 1024)))).toBeNull();
  const homeless = new ResponseCache('/dev/null/nowhere');
  const body = gzipBacked(homeless, large);
  expect(await cachedPlainPage(body)).toBeNull();
  // Shared by concurrent responses.
  const [one, two] = await Promise.all([bytesOf(body), bytesOf(body)]);
  expect(one?.equals(large)).toBe(true);
  expect(two).toBe(one);
  expect(await bytesOf(body)).toBe(one);
});

test('bytes that a response is still sending are not read again after eviction', async () => {
  const cache = new ResponseCache(folder, 1000);
  const bodies = Array.from({ length: 20 }, (_, index) => {
    const body = cache.put(text(200).fill(index));
    if (Buffer.isBuffer(body)) throw new Error('It stays in memory.');
    return body;
  });
  const [first] = bodies;
  if (!first) throw new Error('There is none.');
  const held = await cache.read(first);
  for (const body of bodies.slice(1)) await cache.read(body);
  expect(cache.bytesInMemory).toBeLessThanOrEqual(1000);
  expect(cache.getCached(first)).toBeUndefined();
  expect(cache.getInMemory(first)).toBe(held);
});

test('a large page with a wrong gzip version is an error each time, and not cached', async () => {
  const cache = new ResponseCache(folder);
  const body: DecompressedBody = { ...gzipBacked(cache, large), byteLength: large.byteLength + 1 };
  for (const turn of [1, 2])
    await expect(cachedPlainPage(body), String(turn)).rejects.toThrow('gzip version');
});
