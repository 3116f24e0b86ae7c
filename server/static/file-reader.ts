import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads whole files, one after another, into the same memory: the buffers of some thousand files lie
 * about as rubbish for long. What was read is good until the next file of its kind is read.
 */
export class FileReader {
  /** Memory for those who read a file piece by piece. */
  readonly piece = Buffer.alloc(256 * 1024);
  readonly #files = new Scratch();
  readonly #twins = new Scratch();

  file(path: string): Buffer {
    return this.#files.read(path);
  }

  /** The packed twin of the file that was read last. */
  twin(path: string): Buffer {
    return this.#twins.read(path);
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
