import { z } from 'zod';
import { text } from './text.ts';

/** Client of the company (all invented). Source: `clients.ts`. */
export const clientSchema = z.object({
  /** Name of the drawn logo; left out: the client's name as text. */
  key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .optional(),
  name: text,
  /** Our work for them, in one sentence. */
  sentence: text,
  /** Year of the first invoice. */
  since: z.number().int().min(1900),
});
export type Client = z.infer<typeof clientSchema>;
