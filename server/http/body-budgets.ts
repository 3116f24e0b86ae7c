import { type ByteBudget, createByteBudget } from './byte-budget.ts';

/** Byte budgets of request bodies, in total and per visitor. */
export interface BodyBudgets {
  /** Memory in bytes, without the free first bytes of each body. */
  memory: ByteBudget;
  /** Disk space in bytes for uploaded files that wait. */
  disk: ByteBudget;
  /** Turns (one at a time) to read files into memory, check and store them. */
  turns: ByteBudget;
  /** Folder of waiting files. */
  folder: string;
  /** Reserves bytes of the data folder or the database; false when it is full. */
  reserveData: (bytes: number) => Promise<boolean>;
}

const MB = 1024 * 1024;

/** Bytes of each body that need no reservation: a person's message always fits. */
export const freeBytes = 16 * 1024;

/** Sizes for one process of 320 MB; see docs/decisions/0009-what-one-visitor-may-use.md. */
export const createBodyBudgets = (
  parts: Pick<BodyBudgets, 'folder' | 'reserveData'>,
): BodyBudgets => ({
  ...parts,
  memory: createByteBudget({
    total: 16 * MB,
    perVisitor: 4 * MB,
    perReservation: MB / 4,
    timeoutMs: 10_000,
  }),
  disk: createByteBudget({
    total: 256 * MB,
    perVisitor: 64 * MB,
    perReservation: 6 * MB,
    timeoutMs: 30_000,
  }),
  turns: createByteBudget({ total: 1, perVisitor: 1, perReservation: 1, timeoutMs: 50_000 }),
});
