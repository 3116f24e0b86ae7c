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
import { KeptBodies } from './kept-bodies.ts';

const readAt = promisify(read);
const writeAt = promisify(write);

const MB = 1024 * 1024;
/** All that browsers ask for of 700 pages has 20 MB. */
const usualBound = 32 * MB;
/** What leads may want of a disk is not taken from them. */
const reserve = 64 * MB;

/** Where a body stands on its shelf. */
export interface Shelved {
  shelf: BodyShelf;
  /** First byte in the shelf's file. */
  at: number;
  byteLength: number;
}

/**
 * Bodies on the disk, and those in demand in memory.
 *
 * The file is the server's own: written at the start, with its name taken away at once. So nobody
 * can change it under a running server, whatever happens to the built site; one open file serves all
 * pages; and the system takes it away with the process. Where a disk has no room for it, bodies stay
 * in memory.
 */
export class BodyShelf {
  readonly #kept: KeptBodies<Shelved>;
  readonly #folder: string;
  readonly #reading = new Map<Shelved, Promise<Buffer>>();
  /** What some answer still sends, whether it is kept or not: nobody reads the same bytes twice. */
  readonly #inUse = new WeakMap<Shelved, WeakRef<Buffer>>();
  #file: number | null = null;
  #end = 0;
  #room = 0;
  /** Why bodies stay in memory; null while they do not. */
  trouble: Error | null = null;

  /** @param folder where the file is made; `bound` and `room` in bytes, in memory and on the disk */
  constructor(folder: string, bound = usualBound, room?: number) {
    this.#kept = new KeptBodies(bound);
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
      this.#room = room ?? freeBytes(folder) - reserve;
      const path = join(folder, `pages-${randomUUID()}`);
      this.#file = openSync(path, 'wx+', 0o600);
      unlinkSync(path);
    } catch (error) {
      this.#giveUp(error);
    }
  }

  /** Bytes that are in memory at the moment. */
  get bytesKept(): number {
    return this.#kept.bytes;
  }

  /** Puts a copy on the shelf, or into memory where there is no room. */
  put(bytes: Buffer): Shelved | Buffer {
    const { byteLength } = bytes;
    if (this.#file !== null && this.#end + byteLength > this.#room)
      this.#giveUp(new Error('the disk has no room to spare'));
    if (this.trouble === null && this.#write(bytes)) {
      this.#end += byteLength;
      return { shelf: this, at: this.#end - byteLength, byteLength };
    }
    return Buffer.from(bytes);
  }

  /**
   * Puts what was made of another body on the shelf as well, while the server runs: its room on the
   * disk is asked for anew.
   * @returns null where there is none; nothing changes for the others then.
   */
  async putLate(bytes: Buffer): Promise<Shelved | null> {
    const { byteLength } = bytes;
    const at = this.#end;
    try {
      if (this.#file === null || freeBytes(this.#folder) - byteLength < 2 * reserve) return null;
      this.#end += byteLength;
      for (let done = 0; done < byteLength; ) {
        const left = byteLength - done;
        done += (await writeAt(this.#file, bytes, done, left, at + done)).bytesWritten;
      }
      return { shelf: this, at, byteLength };
    } catch {
      return null;
    }
  }

  /** The bytes, if they are kept in memory. */
  kept(body: Shelved): Buffer | undefined {
    return this.#kept.get(body);
  }

  /** The bytes, if they are in memory, be it that some answer still sends them. */
  inMemory(body: Shelved): Buffer | undefined {
    return this.kept(body) ?? this.#inUse.get(body)?.deref();
  }

  /** Reads as many bytes of a body as `piece` holds, from one of its bytes on. */
  async readPiece({ at, byteLength }: Shelved, from: number, piece: Buffer): Promise<Buffer> {
    const wanted = Math.min(piece.byteLength, byteLength - from);
    const { bytesRead } = await readAt(this.#open(), piece, 0, wanted, at + from);
    return whole(piece.subarray(0, wanted), bytesRead);
  }

  /** Reads the bytes, once for all who ask meanwhile. What fails is not kept: the next may try. */
  read(body: Shelved): Promise<Buffer> {
    const running = this.#reading.get(body);
    if (running) return running;
    const reading = this.#take(body).finally(() => this.#reading.delete(body));
    this.#reading.set(body, reading);
    return reading;
  }

  /** The bytes at once, for the start. */
  readNow({ at, byteLength }: Shelved): Buffer {
    const bytes = Buffer.alloc(byteLength);
    return whole(bytes, readSync(this.#open(), bytes, 0, byteLength, at));
  }

  async #take(body: Shelved): Promise<Buffer> {
    const { at, byteLength } = body;
    const bytes = Buffer.allocUnsafeSlow(byteLength);
    const { bytesRead } = await readAt(this.#open(), bytes, 0, byteLength, at);
    this.#kept.add(body, whole(bytes, bytesRead));
    this.#inUse.set(body, new WeakRef(bytes));
    return bytes;
  }

  #open(): number {
    if (this.#file === null) throw new Error('There is no shelf to read from.');
    return this.#file;
  }

  #write(bytes: Buffer): boolean {
    try {
      let done = 0;
      while (done < bytes.byteLength)
        done += writeSync(this.#open(), bytes, done, bytes.byteLength - done, this.#end + done);
      return true;
    } catch (error) {
      this.#giveUp(error);
      return false;
    }
  }

  #giveUp(error: unknown): void {
    this.trouble ??= error instanceof Error ? error : new Error(String(error));
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function whole(bytes: Buffer, read: number): Buffer {
  if (read === bytes.byteLength) return bytes;
  throw new Error(`Of ${bytes.byteLength} bytes of a page ${read} could be read.`);
}
