import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { freeBuffers } from '../free-buffers.ts';
import type { BodyShelf, Shelved } from './body-shelf.ts';
import { isPackable } from './content-types.ts';
import type { DiskFile } from './disk-file.ts';

/** Bytes that go out as they are: on the shelf, or in memory where the shelf has no room. */
export type Stored = Shelved | Buffer;

/** A page for the rare client that cannot unpack it: made of its gzip twin when it is asked for. */
export interface Packed {
  gzip: Stored;
  byteLength: number;
  /** Uncompressed copy, made at the first request for it; null where the disk has no room. */
  plain?: Promise<Shelved | null>;
}

/**
 * The bytes of a file: pages and code on the shelf; pictures, films and sounds where they are, since
 * each browser asks for them once and the system keeps the ones in demand in its own memory.
 */
export type FileBody = Stored | Packed | DiskFile;

/** What is larger is streamed, whatever it is. */
const largest = 1024 * 1024;

/** Whether a file of this type and size stays where it is. */
export const staysOnDisk = (type: string, byteLength: number): boolean =>
  !isPackable(type) && (/^(image|video|audio)\//.test(type) || byteLength > largest);

/** The bytes as they are sent, where they need no waiting for. */
export function bytesInMemory(body: FileBody): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  return 'shelf' in body ? body.shelf.inMemory(body) : undefined;
}

/** The bytes as they are sent. @throws where they cannot be read or unpacked. */
export async function bytesOf(body: Stored | Packed): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  if ('gzip' in body) return unpack(body);
  return body.shelf.inMemory(body) ?? body.shelf.read(body);
}

/** A plain page up to this size goes out as a whole; a larger one is unpacked once and streamed. */
const largestWhole = 64 * 1024;

/** Where a large plain page can be read piece by piece; null where it goes out as a whole. */
export function plainOnShelf(body: Packed): Promise<Shelved | null> {
  const { gzip } = body;
  if (body.byteLength <= largestWhole || Buffer.isBuffer(gzip)) return Promise.resolve(null);
  body.plain ??= inTurn(() => putPlain(body, gzip.shelf));
  return body.plain;
}

async function putPlain(body: Packed, shelf: BodyShelf): Promise<Shelved | null> {
  let plain: Shelved | null = null;
  try {
    plain = await shelf.putLate(await unpack(body));
    return plain;
  } finally {
    // Where it cannot be read, or has no room, the next who asks may have more luck.
    if (plain === null) delete body.plain;
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Large pages are unpacked one after another: each needs memory for all of it. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = lastTurn.then(work);
  lastTurn = mine.catch(() => undefined);
  return mine;
}

const unpacking = new WeakMap<Packed, Promise<Buffer>>();
/** Pages that some answer still sends. */
const unpacked = new WeakMap<Packed, WeakRef<Buffer>>();

/** Unpacks a page, once for all who ask meanwhile. */
function unpack(body: Packed): Promise<Buffer> {
  const running = unpacking.get(body);
  if (running) return running;
  const inUse = unpacked.get(body)?.deref();
  if (inUse) return Promise.resolve(inUse);
  const made = unpackAlone(body)
    .then((bytes) => {
      unpacked.set(body, new WeakRef(bytes));
      return bytes;
    })
    .finally(() => unpacking.delete(body));
  unpacking.set(body, made);
  return made;
}

async function unpackAlone({ gzip, byteLength }: Packed): Promise<Buffer> {
  // One piece of memory for all of it, and no copy at the end.
  const chunkSize = Math.max(1024, byteLength + 1);
  const bytes = await promisify(gunzip)(await bytesOf(gzip), { chunkSize });
  freeBuffers(byteLength);
  if (bytes.byteLength === byteLength) return bytes;
  throw new Error(`A page has ${byteLength} bytes and its gzip twin ${bytes.byteLength}.`);
}

/** All bytes at once, for the start. */
export function bytesNow(body: FileBody): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if ('gzip' in body) return gunzipSync(bytesNow(body.gzip));
  return 'path' in body ? readFileSync(body.path) : body.shelf.readNow(body);
}
