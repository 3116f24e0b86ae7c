import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { bytesOf, type DecompressedBody, cachedPlainPage } from './file-body.ts';

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
const packed = (shelf: ResponseCache, plain: Buffer): DecompressedBody => ({
  gzip: shelf.put(gzipSync(plain)),
  byteLength: plain.byteLength,
});

/** Reads all of a body in chunks of so many bytes. */
async function inPieces(body: Awaited<ReturnType<typeof cachedPlainPage>>, size: number) {
  if (body === null) throw new Error('It is not on the shelf.');
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.byteLength; ) {
    const piece = await body.shelf.readPiece(body, at, Buffer.alloc(size));
    pieces.push(Buffer.from(piece));
    at += piece.byteLength;
  }
  return Buffer.concat(pieces);
}

test('a large plain page is unpacked once, and read from the disk piece by piece after that', async () => {
  const shelf = new ResponseCache(folder);
  const body = packed(shelf, large);
  const other = packed(shelf, Buffer.from(large).reverse());
  const asked = await Promise.all([
    ...Array.from({ length: 20 }, () => cachedPlainPage(body)),
    cachedPlainPage(other),
  ]);
  expect(new Set(asked.slice(0, 20)).size).toBe(1);
  expect(await cachedPlainPage(body)).toBe(asked[0]);
  expect((await inPieces(asked[0] ?? null, 64 * 1024)).equals(large)).toBe(true);
  expect((await inPieces(asked[20] ?? null, 1000)).reverse().equals(large)).toBe(true);
  // The gzip bytes are not kept in another copy each time.
  expect(shelf.bytesKept).toBeLessThan(2 * large.byteLength);
});

test('a small page goes out as a whole, and so does a large one where the disk has no room', async () => {
  const shelf = new ResponseCache(folder);
  expect(await cachedPlainPage(packed(shelf, large.subarray(0, 64 * 1024)))).toBeNull();
  const homeless = new ResponseCache('/dev/null/nowhere');
  const body = packed(homeless, large);
  expect(await cachedPlainPage(body)).toBeNull();
  // Shared by concurrent responses.
  const [one, two] = await Promise.all([bytesOf(body), bytesOf(body)]);
  expect(one?.equals(large)).toBe(true);
  expect(two).toBe(one);
  expect(await bytesOf(body)).toBe(one);
});

test('bytes that an answer still sends are not read a second time, though others pushed them out', async () => {
  const shelf = new ResponseCache(folder, 1000);
  const bodies = Array.from({ length: 20 }, (_, index) => {
    const body = shelf.put(text(200).fill(index));
    if (Buffer.isBuffer(body)) throw new Error('It stays in memory.');
    return body;
  });
  const [first] = bodies;
  if (!first) throw new Error('There is none.');
  const held = await shelf.read(first);
  for (const body of bodies.slice(1)) await shelf.read(body);
  expect(shelf.bytesKept).toBeLessThanOrEqual(1000);
  expect(shelf.kept(first)).toBeUndefined();
  expect(shelf.inMemory(first)).toBe(held);
});

test('a large page whose twin is another is an error each time, and not kept', async () => {
  const shelf = new ResponseCache(folder);
  const body: DecompressedBody = { ...packed(shelf, large), byteLength: large.byteLength + 1 };
  for (const turn of [1, 2])
    await expect(cachedPlainPage(body), String(turn)).rejects.toThrow('gzip twin');
});
