import { z } from 'zod';

/**
 * Result or error of the e-mail client. Source: the response of the e-mail service, or the client
 * itself (451, 403, 429, and 0 for a network failure).
 */
export const emailResponseSchema = z.object({
  /** HTTP status; 0 without a response. */
  status: z.number().int().nonnegative(),
  /** Response body as text; `OK` on success. */
  text: z.string(),
});
export type EmailResponse = z.infer<typeof emailResponseSchema>;
