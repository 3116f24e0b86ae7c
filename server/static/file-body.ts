import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { reportFreedBytes } from '../garbage-collection.ts';
import { isCompressible } from './content-types.ts';
import type { DiskFile } from './disk-file.ts';
import type { CachedBody, ResponseCache } from './response-cache.ts';

/** Bytes that are sent unchanged: in the response cache, or in memory when the cache is full. */
export type StoredBody = CachedBody | Buffer;

/** An uncompressed page for the rare client without gzip support, decompressed on request. */
export interface DecompressedBody {
  gzip: StoredBody;
  byteLength: number;
  /** Uncompressed copy, made at the first request; null when the disk has no space. */
  plainCopy?: Promise<CachedBody | null>;
}

/**
 * The body of a file: pages and code are in the response cache; pictures, video and audio are
 * sent directly from the built site, since each browser requests them once and the system's page
 * cache holds those in demand.
 */
export type FileBody = StoredBody | DecompressedBody | DiskFile;

/** Size above which every file is streamed, in bytes. */
const maxCachedBytes = 1024 * 1024;

/** Returns true for a file that is sent directly from the built site. */
export const staysOnDisk = (type: string, byteLength: number): boolean =>
  !isCompressible(type) && (/^(image|video|audio)\//.test(type) || byteLength > maxCachedBytes);

/** Returns the bytes to send if they are in memory. */
export function bytesInMemory(body: FileBody): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  return 'cache' in body ? body.cache.getInMemory(body) : undefined;
}

/** Returns the bytes to send. @throws Error when they cannot be read or decompressed. */
export async function bytesOf(body: StoredBody | DecompressedBody): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  if ('gzip' in body) return decompress(body);
  return body.cache.getInMemory(body) ?? body.cache.read(body);
}

/**
 * Uncompressed pages up to this size are sent whole; larger ones are decompressed once and
 * streamed.
 */
const maxWholeBytes = 64 * 1024;

/**
 * Returns the cached copy of a large uncompressed page, to be streamed; null for one that is sent
 * whole.
 */
export function cachedPlainPage(body: DecompressedBody): Promise<CachedBody | null> {
  const { gzip } = body;
  if (body.byteLength <= maxWholeBytes || Buffer.isBuffer(gzip)) return Promise.resolve(null);
  body.plainCopy ??= serialize(() => cachePlainPage(body, gzip.cache));
  return body.plainCopy;
}

async function cachePlainPage(
  body: DecompressedBody,
  cache: ResponseCache,
): Promise<CachedBody | null> {
  let plainCopy: CachedBody | null = null;
  try {
    plainCopy = await cache.putAsync(await decompress(body));
    return plainCopy;
  } finally {
    // After a failure, the next request may try again.
    if (plainCopy === null) delete body.plainCopy;
  }
}

/** Settles when the decompression that was begun last has ended. */
let queueEnd: Promise<unknown> = Promise.resolve();

/** Serializes decompression: each page needs memory for all of it. */
function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queueEnd.then(work);
  queueEnd = result.catch(() => undefined);
  return result;
}

const pendingDecompressions = new WeakMap<DecompressedBody, Promise<Buffer>>();
/** Pages that a response is still sending. */
const decompressedPages = new WeakMap<DecompressedBody, WeakRef<Buffer>>();

/** Decompresses a page, once for concurrent calls. */
function decompress(body: DecompressedBody): Promise<Buffer> {
  const pending = pendingDecompressions.get(body);
  if (pending) return pending;
  const bytesInUse = decompressedPages.get(body)?.deref();
  if (bytesInUse) return Promise.resolve(bytesInUse);
  const decompression = gunzipBody(body)
    .then((bytes) => {
      decompressedPages.set(body, new WeakRef(bytes));
      return bytes;
    })
    .finally(() => pendingDecompressions.delete(body));
  pendingDecompressions.set(body, decompression);
  return decompression;
}

async function gunzipBody({ gzip, byteLength }: DecompressedBody): Promise<Buffer> {
  // A single buffer for all of it, and no copy at the end.
  const chunkSize = Math.max(1024, byteLength + 1);
  const bytes = await promisify(gunzip)(await bytesOf(gzip), { chunkSize });
  reportFreedBytes(byteLength);
  if (bytes.byteLength === byteLength) return bytes;
  throw new Error(`A page has ${byteLength} bytes and its gzip version ${bytes.byteLength}.`);
}

/** Reads all bytes synchronously, at startup. */
export function bytesSync(body: FileBody): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if ('gzip' in body) return gunzipSync(bytesSync(body.gzip));
  return 'path' in body ? readFileSync(body.path) : body.cache.readSync(body);
}
