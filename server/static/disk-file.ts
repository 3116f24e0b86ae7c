import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/**
 * A file of the built site that is sent directly from the built site, as it was at server start.
 */
export interface DiskFile {
  path: string;
  byteLength: number;
  /** SHA-256 of its bytes. */
  digest: string;
  /**
   * Fingerprint of the file that was last found under this path; `isSame`: it has the same bytes.
   */
  lastSeen: { fingerprint: string; isSame: boolean | Promise<boolean> };
}

/** Bytes that are read at a time. */
const chunkBytes = 256 * 1024;

/** Returns a fingerprint that changes when a file is rewritten or replaced. */
const fingerprintOf = ({ ino, size, mtimeMs }: Stats) => `${ino}/${size}/${mtimeMs}`;

const digestOf = (hash: Hash) => hash.digest('base64url');

/** Reads size and hash of a file. `chunk` is a buffer to read through. */
export function readDiskFile(path: string, chunk = Buffer.alloc(chunkBytes)): DiskFile {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    const hash = createHash('sha256');
    for (let offset = 0; ; ) {
      const bytesRead = readSync(file, chunk, 0, chunk.byteLength, offset);
      if (bytesRead === 0) break;
      hash.update(chunk.subarray(0, bytesRead));
      offset += bytesRead;
    }
    const lastSeen = { fingerprint: fingerprintOf(stats), isSame: true };
    return { path, byteLength: stats.size, digest: digestOf(hash), lastSeen };
  } finally {
    closeSync(file);
  }
}

/**
 * Returns true when an opened file has the bytes that it had at startup. A new build copies every
 * picture again, so a file with another time is hashed, once for concurrent calls.
 */
export async function isUnchanged(file: DiskFile, handle: FileHandle): Promise<boolean> {
  const stats = await handle.stat();
  const fingerprint = fingerprintOf(stats);
  if (file.lastSeen.fingerprint !== fingerprint) {
    const isSame = stats.size === file.byteLength && hasDigest(file, handle);
    file.lastSeen = { fingerprint, isSame };
  }
  const { lastSeen } = file;
  try {
    return await lastSeen.isSame;
  } catch (error) {
    // Unreadable: the next request may try again.
    lastSeen.fingerprint = '';
    throw error;
  }
}

async function hasDigest({ digest }: DiskFile, handle: FileHandle): Promise<boolean> {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(chunkBytes);
  for (let offset = 0; ; ) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, offset);
    if (bytesRead === 0) return digestOf(hash) === digest;
    hash.update(chunk.subarray(0, bytesRead));
    offset += bytesRead;
  }
}
