import { reportFreedBytes } from '../garbage-collection.ts';

/** LRU cache of buffers with a limit in bytes. `Key` is compared by identity. */
export class LruCache<Key extends object> {
  /** A Map iterates in insertion order: the first entry is the least recently used. */
  readonly #entries = new Map<Key, Buffer>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Buffer | undefined {
    const bytes = this.#entries.get(key);
    if (bytes === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    return bytes;
  }

  /** Adds an entry, unless it alone would take a quarter of the limit. `key` must be new. */
  add(key: Key, bytes: Buffer): void {
    const size = bytes.byteLength;
    if (size > this.#limit / 4) {
      reportFreedBytes(size);
      return;
    }
    this.#entries.set(key, bytes);
    this.#bytes += size;
    for (const [oldest, { byteLength }] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#bytes -= byteLength;
      reportFreedBytes(byteLength);
    }
  }
}
