import type { z } from 'zod';

/** A table of content and what it is held against. A room lists its own in `tables.ts`. */
export interface Table {
  /** The file's name in the room's folder, for messages. */
  file: string;
  schema: z.ZodType;
  rows: readonly object[];
  /** The field that no two rows may share. */
  unique?: string;
}
