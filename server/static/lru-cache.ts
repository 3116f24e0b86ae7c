import { freeBuffers } from '../free-buffers.ts';

/** LRU cache of buffers with a limit in bytes. `Key` is compared by identity. */
export class LruCache<Key extends object> {
  /** A Map iterates in insertion order: the first entry is the least recently used. */
  readonly #kept = new Map<Key, Buffer>();
  readonly #bound: number;
  #bytes = 0;

  constructor(bound: number) {
    this.#bound = bound;
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Buffer | undefined {
    const bytes = this.#kept.get(key);
    if (bytes === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    return bytes;
  }

  /** Adds an entry, unless it alone would take a quarter of the limit. `key` must be new. */
  add(key: Key, bytes: Buffer): void {
    const size = bytes.byteLength;
    if (size > this.#bound / 4) {
      freeBuffers(size);
      return;
    }
    this.#kept.set(key, bytes);
    this.#bytes += size;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#bound) break;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
      freeBuffers(byteLength);
    }
  }
}
