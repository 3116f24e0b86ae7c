import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads whole files into a reused buffer: the buffers of thousands of files would be garbage for
 * long. A result is valid until the next file of its kind is read.
 */
export class FileReader {
  /** Buffer for callers that read a file in chunks. */
  readonly chunk = Buffer.alloc(256 * 1024);
  readonly #files = new Scratch();
  readonly #precompressed = new Scratch();

  file(path: string): Buffer {
    return this.#files.read(path);
  }

  /** Reads the precompressed version of the file that was read last. */
  precompressed(path: string): Buffer {
    return this.#precompressed.read(path);
  }
}

class Scratch {
  #memory = Buffer.alloc(256 * 1024);

  read(path: string): Buffer {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > this.#memory.byteLength) this.#memory = Buffer.alloc(size);
      let at = 0;
      while (at < size) {
        const read = readSync(file, this.#memory, at, size - at, at);
        if (read === 0) break;
        at += read;
      }
      return this.#memory.subarray(0, at);
    } finally {
      closeSync(file);
    }
  }
}
