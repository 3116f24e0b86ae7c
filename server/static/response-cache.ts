import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  openSync,
  read,
  readSync,
  statfsSync,
  unlinkSync,
  write,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LruCache } from './lru-cache.ts';

const readAsync = promisify(read);
const writeAsync = promisify(write);

const MB = 1024 * 1024;
/** Memory limit: the browser-ready bodies of 700 pages have 20 MB. */
const defaultMemoryLimit = 32 * MB;
/** Disk space that is left for leads. */
const diskReserve = 64 * MB;

/** A body in the cache file. */
export interface CachedBody {
  cache: ResponseCache;
  /** Offset of its first byte in the cache file. */
  offset: number;
  byteLength: number;
}

/**
 * Response cache: all bodies in one file on disk, and those in demand in memory.
 *
 * The file belongs to the server process: it is written at startup and unlinked at once. So nothing
 * can change it under a running server, whatever happens to the built site; one file descriptor
 * serves all pages; and the system removes it with the process. If the disk has no space for it,
 * bodies stay in memory.
 */
export class ResponseCache {
  readonly #memory: LruCache<CachedBody>;
  readonly #folder: string;
  readonly #pendingReads = new Map<CachedBody, Promise<Buffer>>();
  /**
   * Bodies that a response is still sending, in the LRU cache or not: the same bytes are not read
   * twice.
   */
  readonly #bytesInUse = new WeakMap<CachedBody, WeakRef<Buffer>>();
  #file: number | null = null;
  #size = 0;
  #capacity = 0;
  /** Reason why bodies stay in memory; null while they are in the file. */
  error: Error | null = null;

  /**
   * @param folder folder of the cache file
   * @param memoryLimit limit of the LRU cache, in bytes
   * @param capacity limit of the cache file, in bytes; by default the free space less a reserve
   */
  constructor(folder: string, memoryLimit = defaultMemoryLimit, capacity?: number) {
    this.#memory = new LruCache(memoryLimit);
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
      this.#capacity = capacity ?? freeBytes(folder) - diskReserve;
      const path = join(folder, `pages-${randomUUID()}`);
      this.#file = openSync(path, 'wx+', 0o600);
      unlinkSync(path);
    } catch (error) {
      this.#disable(error);
    }
  }

  /** Bytes in the LRU cache at the moment. */
  get bytesInMemory(): number {
    return this.#memory.bytes;
  }

  /** Writes a copy to the file, or keeps it in memory when the disk has no space. */
  put(bytes: Buffer): CachedBody | Buffer {
    const { byteLength } = bytes;
    if (this.#file !== null && this.#size + byteLength > this.#capacity)
      this.#disable(new Error('the disk has no room to spare'));
    if (this.error === null && this.#write(bytes)) {
      this.#size += byteLength;
      return { cache: this, offset: this.#size - byteLength, byteLength };
    }
    return Buffer.from(bytes);
  }

  /**
   * Adds a derived body while the server runs; the free disk space is checked again.
   * @returns null when there is no space; other bodies are not affected.
   */
  async putAsync(bytes: Buffer): Promise<CachedBody | null> {
    const { byteLength } = bytes;
    const offset = this.#size;
    try {
      if (this.#file === null || freeBytes(this.#folder) - byteLength < 2 * diskReserve)
        return null;
      this.#size += byteLength;
      for (let writtenBytes = 0; writtenBytes < byteLength; ) {
        const remaining = byteLength - writtenBytes;
        const position = offset + writtenBytes;
        writtenBytes += (await writeAsync(this.#file, bytes, writtenBytes, remaining, position))
          .bytesWritten;
      }
      return { cache: this, offset, byteLength };
    } catch {
      return null;
    }
  }

  /** Returns the bytes if they are in the LRU cache. */
  getCached(body: CachedBody): Buffer | undefined {
    return this.#memory.get(body);
  }

  /**
   * Returns the bytes if they are in memory, cached or because a response is still sending them.
   */
  getInMemory(body: CachedBody): Buffer | undefined {
    return this.getCached(body) ?? this.#bytesInUse.get(body)?.deref();
  }

  /** Reads bytes of a body from `start` on, as many as `chunk` holds. */
  async readChunk(
    { offset, byteLength }: CachedBody,
    start: number,
    chunk: Buffer,
  ): Promise<Buffer> {
    const wantedBytes = Math.min(chunk.byteLength, byteLength - start);
    const position = offset + start;
    const { bytesRead } = await readAsync(this.#requireFile(), chunk, 0, wantedBytes, position);
    return assertComplete(chunk.subarray(0, wantedBytes), bytesRead);
  }

  /** Reads the bytes, once for concurrent calls. Failures are not cached. */
  read(body: CachedBody): Promise<Buffer> {
    const pendingRead = this.#pendingReads.get(body);
    if (pendingRead) return pendingRead;
    const newRead = this.#load(body).finally(() => this.#pendingReads.delete(body));
    this.#pendingReads.set(body, newRead);
    return newRead;
  }

  /** Reads the bytes synchronously, at startup. */
  readSync({ offset, byteLength }: CachedBody): Buffer {
    const bytes = Buffer.alloc(byteLength);
    return assertComplete(bytes, readSync(this.#requireFile(), bytes, 0, byteLength, offset));
  }

  async #load(body: CachedBody): Promise<Buffer> {
    const { offset, byteLength } = body;
    const bytes = Buffer.allocUnsafeSlow(byteLength);
    const { bytesRead } = await readAsync(this.#requireFile(), bytes, 0, byteLength, offset);
    this.#memory.add(body, assertComplete(bytes, bytesRead));
    this.#bytesInUse.set(body, new WeakRef(bytes));
    return bytes;
  }

  #requireFile(): number {
    if (this.#file === null) throw new Error('The cache file is not open.');
    return this.#file;
  }

  #write(bytes: Buffer): boolean {
    try {
      let writtenBytes = 0;
      while (writtenBytes < bytes.byteLength)
        writtenBytes += writeSync(
          this.#requireFile(),
          bytes,
          writtenBytes,
          bytes.byteLength - writtenBytes,
          this.#size + writtenBytes,
        );
      return true;
    } catch (error) {
      this.#disable(error);
      return false;
    }
  }

  #disable(error: unknown): void {
    this.error ??= error instanceof Error ? error : new Error(String(error));
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function assertComplete(bytes: Buffer, bytesRead: number): Buffer {
  if (bytesRead === bytes.byteLength) return bytes;
  throw new Error(`Of ${bytes.byteLength} bytes of a page ${bytesRead} could be read.`);
}
