import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** A file of the built site that stays where it is, as it was when the server started. */
export interface DiskFile {
  path: string;
  byteLength: number;
  /** SHA-256 of its bytes. */
  digest: string;
  /** The last one that was looked at under this name, and whether it holds the same bytes. */
  seen: { mark: string; isSame: boolean | Promise<boolean> };
}

/** Bytes that are looked at at a time. */
const pieceBytes = 256 * 1024;

/** Changes whenever a file is written anew, or another one takes its name. */
const markOf = ({ ino, size, mtimeMs }: Stats) => `${ino}/${size}/${mtimeMs}`;

const printed = (hash: Hash) => hash.digest('base64url');

/** Takes a file's measure. `piece` is memory to read it through. */
export function diskFile(path: string, piece = Buffer.alloc(pieceBytes)): DiskFile {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    const hash = createHash('sha256');
    for (let at = 0; ; ) {
      const read = readSync(file, piece, 0, piece.byteLength, at);
      if (read === 0) break;
      hash.update(piece.subarray(0, read));
      at += read;
    }
    const seen = { mark: markOf(stats), isSame: true };
    return { path, byteLength: stats.size, digest: printed(hash), seen };
  } finally {
    closeSync(file);
  }
}

/**
 * Whether an opened file holds the bytes that were there at the start. A new build copies every
 * picture anew: one with another time is read through, once for all who ask.
 */
export async function isAsAtStart(file: DiskFile, handle: FileHandle): Promise<boolean> {
  const stats = await handle.stat();
  const mark = markOf(stats);
  if (file.seen.mark !== mark) {
    const isSame = stats.size === file.byteLength && holds(file, handle);
    file.seen = { mark, isSame };
  }
  const { seen } = file;
  try {
    return await seen.isSame;
  } catch (error) {
    // It could not be read: the next who asks may look again.
    seen.mark = '';
    throw error;
  }
}

async function holds({ digest }: DiskFile, handle: FileHandle): Promise<boolean> {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(pieceBytes);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(piece, 0, piece.byteLength, at);
    if (bytesRead === 0) return printed(hash) === digest;
    hash.update(piece.subarray(0, bytesRead));
    at += bytesRead;
  }
}
