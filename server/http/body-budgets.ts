import { type ByteBudget, createByteBudget } from './byte-budget.ts';

/** Byte budgets of request bodies, in total and per visitor. */
export interface BodyBudgets {
  /** Memory in bytes, without the unreserved first bytes of each body. */
  memory: ByteBudget;
  /** Disk space in bytes for uploaded files that wait. */
  disk: ByteBudget;
  /** Slots (one) for requests that read a file into memory, check and store it. */
  fileSlots: ByteBudget;
  /** Folder of waiting files. */
  folder: string;
  /** Reserves bytes of the data folder or the database; false when it is full. */
  reserveData: (bytes: number) => Promise<boolean>;
}

const MB = 1024 * 1024;

/** Bytes of each body that need no reservation: a person's message always fits. */
export const unreservedBytes = 16 * 1024;

/** Sizes for one process of 320 MB; see docs/decisions/0009-limits-per-visitor.md. */
export const createBodyBudgets = (
  options: Pick<BodyBudgets, 'folder' | 'reserveData'>,
): BodyBudgets => ({
  ...options,
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
  fileSlots: createByteBudget({ total: 1, perVisitor: 1, perReservation: 1, timeoutMs: 50_000 }),
});
