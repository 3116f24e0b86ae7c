import { z } from 'zod';
import { text } from './text.ts';

/** A client of the firm (all are invented). Source: `clients.ts`. */
export const clientSchema = z.object({
  /** Name of the drawn mark; left out: the client's name stands there in words. */
  key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .optional(),
  name: text,
  /** What we did for them, in one sentence. */
  sentence: text,
  /** Year of the first invoice. */
  since: z.number().int().min(2006),
});
export type Client = z.infer<typeof clientSchema>;
