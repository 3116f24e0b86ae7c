import { createHash, hash, randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Name and limits of a cache. */
export interface CacheOptions {
  /** Folder within the user's cache folder. */
  name: string;
  /** Size limit in bytes, enforced by `prune`. */
  maxBytes: number;
  /** Maximum age of an entry in ms; older ones count as missing. */
  maxAge?: number;
}

/** Length of a SHA-256 digest. */
const digestBytes = 32;

const digestOf = (name: string, data: Uint8Array) =>
  createHash('sha256').update(name).update(data).digest();

/**
 * Returns the folder of a cache by the XDG Base Directory Specification, which ignores relative
 * paths.
 */
function folderOf(name: string): string {
  const { XDG_CACHE_HOME: configuredRoot = '' } = process.env;
  const cacheRoot = isAbsolute(configuredRoot) ? configuredRoot : join(homedir(), '.cache');
  return join(cacheRoot, 'larkfield', name);
}

/**
 * Updates the access time of a file and keeps its modification time. The folder may be read-only.
 */
function touch(file: string, mtime: Date): void {
  try {
    utimesSync(file, new Date(), mtime);
  } catch {}
}

/**
 * Key-value store of files in the user's cache folder, shared by all checkouts and processes. Each
 * entry begins with a digest of its key and data. It is written to a temporary file, which is then
 * renamed, so that a reader gets all of it or nothing. Never throws: an unreadable entry counts as
 * missing, and an entry that cannot be written is skipped. docs/decisions/0037 explains why this
 * is not a library.
 */
export class DiskCache {
  readonly #options: CacheOptions;
  #hasWritten = false;
  #hasFailed = false;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /**
   * Returns an entry. Synchronous, because the thread pool may be busy with seconds of compression.
   */
  get(key: string): Buffer | undefined {
    const { maxAge = Number.POSITIVE_INFINITY } = this.#options;
    try {
      const { name, file } = this.#pathsOf(key);
      const { mtime } = statSync(file);
      if (Date.now() - mtime.getTime() > maxAge) return undefined;
      const entry = readFileSync(file);
      const data = entry.subarray(digestBytes);
      if (!digestOf(name, data).equals(entry.subarray(0, digestBytes))) return undefined;
      touch(file, mtime);
      return data;
    } catch {
      return undefined;
    }
  }

  /** Writes or replaces an entry. Warns once where that fails. */
  async put(key: string, data: Uint8Array): Promise<void> {
    let temporaryFile: string | undefined;
    try {
      const { folder, name, file } = this.#pathsOf(key);
      await mkdir(folder, { recursive: true });
      temporaryFile = `${file}.${randomUUID()}`;
      await writeFile(temporaryFile, Buffer.concat([digestOf(name, data), data]));
      await rename(temporaryFile, file);
      this.#hasWritten = true;
    } catch (error) {
      if (temporaryFile) await rm(temporaryFile, { force: true }).catch(() => {});
      if (!this.#hasFailed) process.emitWarning(`Nothing is cached: ${error}`);
      this.#hasFailed = true;
    }
  }

  /**
   * Deletes the least recently used entries until the rest fits. Reads the folder only if this
   * process has written to it.
   */
  async prune(): Promise<void> {
    if (!this.#hasWritten) return;
    try {
      const files = await this.#listFiles();
      let bytes = files.reduce((sum, { size }) => sum + size, 0);
      for (const { path, size } of files.sort((one, other) => one.lastUsed - other.lastUsed)) {
        if (bytes <= this.#options.maxBytes) return;
        await rm(path, { force: true, recursive: true });
        bytes -= size;
      }
    } catch {
      // Ignored: another process has deleted the folder, or the next prune tries again.
    }
  }

  #pathsOf(key: string) {
    const folder = folderOf(this.#options.name);
    const name = hash('sha256', key);
    return { folder, name, file: join(folder, name) };
  }

  /**
   * Lists all files, including leftovers of killed processes, with size in bytes and time of last
   * use.
   */
  async #listFiles() {
    const folder = folderOf(this.#options.name);
    const pendingStats = (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      // Another process may have deleted it.
      const stats = await stat(path).catch(() => undefined);
      return stats ? [{ path, size: stats.size, lastUsed: stats.atimeMs }] : [];
    });
    return (await Promise.all(pendingStats)).flat();
  }
}
