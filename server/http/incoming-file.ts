import { openAsBlob } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverWords } from '../../src/words/server.ts';
import { newId } from '../new-id.ts';
import type { Reservation } from './byte-budget.ts';

/** A file being received. No method rejects: a file that cannot be kept is read and discarded. */
export interface IncomingFile {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Returns the complete file, or a message for the visitor that says why it was not kept. */
  finish: (name: string) => Promise<File | { error: string }>;
  /** Deletes it and releases its bytes. */
  remove: () => Promise<void>;
}

export const { busy: busyMessage, full: fullMessage } = serverWords.file;

/** Receives a file in memory, for forms that expect none: the body limit bounds it. */
export function receiveInMemory(): IncomingFile {
  const chunks: Uint8Array[] = [];
  return {
    write: async (chunk) => {
      chunks.push(chunk);
    },
    finish: async (name) => new File(chunks as Uint8Array<ArrayBuffer>[], name),
    remove: async () => {},
  };
}

/**
 * Receives a file on disk, so that a hundred waiting uploads need no memory. Its bytes count in
 * `reservation`. `reserveSpace` is called before the first byte is written, and returns false when
 * the disk is full.
 */
export function receiveOnDisk(options: {
  folder: string;
  reservation: Reservation;
  reserveSpace: () => Promise<boolean>;
}): IncomingFile {
  const path = join(options.folder, newId());
  let handle: FileHandle | null = null;
  let error: string | null = null;

  const remove = async () => {
    await handle?.close().catch(() => undefined);
    handle = null;
    await rm(path, { force: true }).catch(() => undefined);
    options.reservation.release();
  };
  const refuse = async (message: string) => {
    error = message;
    await remove();
  };
  return {
    remove,
    write: async (chunk) => {
      if (error !== null) return;
      try {
        if (!handle && !(await options.reserveSpace())) return await refuse(fullMessage);
        if (!(await options.reservation.acquire(chunk.byteLength)))
          return await refuse(busyMessage);
        handle ??= await open(path, 'wx', 0o600);
        await handle.appendFile(chunk);
      } catch {
        await refuse(fullMessage);
      }
    },
    finish: async (name) => {
      if (error !== null) return { error };
      if (!handle) return new File([], name);
      await handle.close();
      handle = null;
      return new File([await openAsBlob(path)], name);
    },
  };
}
