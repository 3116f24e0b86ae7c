import { z } from 'zod';

/**
 * What the e-mail client returns, and what it throws. Source: the answer of the e-mail service, or
 * the client itself (451, 403, 429, and 0 for a network failure).
 */
export const emailResponseSchema = z.object({
  /** HTTP status; 0 when no answer came. */
  status: z.number().int().nonnegative(),
  /** The answer's body as text; `OK` on success. */
  text: z.string(),
});
export type EmailResponse = z.infer<typeof emailResponseSchema>;
