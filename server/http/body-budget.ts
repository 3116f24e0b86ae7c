import { createRoom, type Room } from './room.ts';

/** What the bodies of posts may use, all together and each visitor. */
export interface BodyBudget {
  /** Bytes in memory beyond the first of each body. */
  memory: Room;
  /** Bytes of files that wait on the disk. */
  disk: Room;
  /** Turns of files to be read into memory, judged and stored. */
  turns: Room;
  /** Folder in which files wait. */
  folder: string;
  /** Promises this many bytes more of the data folder or the database; false when it is full. */
  mayKeep: (bytes: number) => Promise<boolean>;
}

const MB = 1024 * 1024;

/** Bytes of each body that need no room: a message of a person always fits. */
export const freeBytes = 16 * 1024;

/** Sizes for one process of 320 MB; see docs/decisions/0009-what-one-visitor-may-use.md. */
export const createBodyBudget = (parts: Pick<BodyBudget, 'folder' | 'mayKeep'>): BodyBudget => ({
  ...parts,
  memory: createRoom({ total: 16 * MB, share: 4 * MB, most: MB / 4, patienceMs: 10_000 }),
  disk: createRoom({ total: 256 * MB, share: 64 * MB, most: 6 * MB, patienceMs: 30_000 }),
  turns: createRoom({ total: 1, share: 1, most: 1, patienceMs: 50_000 }),
});
