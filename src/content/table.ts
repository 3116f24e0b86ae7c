import type { z } from 'zod';

/** Table of content and its schema. Each folder lists its own in `tables.ts`. */
export interface Table {
  /** Path of the file from its folder, for messages. */
  file: string;
  schema: z.ZodType;
  records: readonly object[];
  /** Paths of the records from the project root, in order, where each record is a file. */
  files?: readonly string[];
  /** Hints for former field names: what to write in place of the value. */
  renamedFieldHints?: Readonly<Record<string, (value: unknown) => string>>;
  /** Fields with unique values. */
  unique?: string | readonly string[];
}
