import { freeBuffers } from '../free-buffers.ts';

/**
 * What was asked for last, up to a bound in bytes: where room is wanted, what nobody has asked for
 * longest goes. `Key` is compared as an object.
 */
export class KeptBodies<Key extends object> {
  /** A map keeps the order in which things were put in: the first is the oldest. */
  readonly #kept = new Map<Key, Buffer>();
  readonly #bound: number;
  #bytes = 0;

  constructor(bound: number) {
    this.#bound = bound;
  }

  /** Bytes of all that is kept. */
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

  /** Keeps this, unless it alone would take a quarter of the room. `key` must be new. */
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
