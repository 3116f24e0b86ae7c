import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads whole files into a reused buffer: the buffers of thousands of files would be garbage for
 * long. A result is valid until the same method is called again.
 */
export class FileReader {
  /** Buffer for callers that read a file in chunks. */
  readonly chunk = Buffer.alloc(256 * 1024);
  readonly #fileBuffer = new ReusedBuffer();
  readonly #precompressedBuffer = new ReusedBuffer();

  readFile(path: string): Buffer {
    return this.#fileBuffer.read(path);
  }

  /** Reads the precompressed version of the file that was read last. */
  readPrecompressed(path: string): Buffer {
    return this.#precompressedBuffer.read(path);
  }
}

class ReusedBuffer {
  #memory = Buffer.alloc(256 * 1024);

  read(path: string): Buffer {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > this.#memory.byteLength) this.#memory = Buffer.alloc(size);
      let offset = 0;
      while (offset < size) {
        const bytesRead = readSync(file, this.#memory, offset, size - offset, offset);
        if (bytesRead === 0) break;
        offset += bytesRead;
      }
      return this.#memory.subarray(0, offset);
    } finally {
      closeSync(file);
    }
  }
}
