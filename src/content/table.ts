import type { z } from 'zod';

/** A table of content and what it is held against. A room lists its own in `tables.ts`. */
export interface Table {
  /** The file's path from the room's folder, for messages. */
  file: string;
  schema: z.ZodType;
  rows: readonly object[];
  /** Where each row is a file of its own: their paths from the project's root, in the rows' order. */
  files?: readonly string[];
  /** The field that no two rows may share. */
  unique?: string;
}
