import { openAsBlob } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../leads/new-id.ts';
import type { Place } from './room.ts';

/** A file that arrives. Nothing here rejects: a file that cannot be kept is read and thrown away. */
export interface IncomingFile {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Ends it: the file, or a sentence for the visitor on why it was not kept. */
  finish: (name: string) => Promise<File | { refused: string }>;
  /** Gives its room back and removes it. */
  remove: () => Promise<void>;
}

export const busySentence =
  'Too many files are arriving at once. Please choose the file again and send it in a moment.';
export const fullSentence =
  'Files cannot be taken at the moment. Please send the form without one, and mail us the file.';

/** A file in memory, for forms that expect none: the limit of the body bounds it. */
export function fileInMemory(): IncomingFile {
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
 * A file that waits on the disk until it is its turn, so that a hundred at once need no memory. The
 * bytes count in `place`; `mayBegin` is asked before the first.
 */
export function fileOnDisk(parts: {
  folder: string;
  place: Place;
  mayBegin: () => Promise<boolean>;
}): IncomingFile {
  const path = join(parts.folder, newId());
  let handle: FileHandle | null = null;
  let refused: string | null = null;

  const remove = async () => {
    await handle?.close().catch(() => undefined);
    handle = null;
    await rm(path, { force: true }).catch(() => undefined);
    parts.place.leave();
  };
  const refuse = async (sentence: string) => {
    refused = sentence;
    await remove();
  };
  return {
    remove,
    write: async (chunk) => {
      if (refused !== null) return;
      try {
        if (!handle && !(await parts.mayBegin())) return await refuse(fullSentence);
        if (!(await parts.place.take(chunk.byteLength))) return await refuse(busySentence);
        handle ??= await open(path, 'wx', 0o600);
        await handle.appendFile(chunk);
      } catch {
        await refuse(fullSentence);
      }
    },
    finish: async (name) => {
      if (refused !== null) return { refused };
      if (!handle) return new File([], name);
      await handle.close();
      handle = null;
      return new File([await openAsBlob(path)], name);
    },
  };
}
