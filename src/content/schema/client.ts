import { z } from 'zod';
import { text } from './text.ts';

/** A client of the firm (all are invented). Source: `clients.ts`. */
export const clientSchema = z.object({
  /** Kebab-case; the name of the drawn mark. */
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text,
  /** What we did for them, in one sentence. */
  sentence: text,
  /** Year of the first invoice. */
  since: z.number().int().min(2006),
});
export type Client = z.infer<typeof clientSchema>;
