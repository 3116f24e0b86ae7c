import { z } from 'zod';
import { postJson } from '../post-json.ts';
import { type ContactResult, responseTimeoutMs, unreachableResult } from './client.ts';

/** Optional properties of a response; others are ignored. */
const responseSchema = z.object({
  message: z.string().catch(''),
  errors: z
    .union([
      z.record(z.string(), z.string()),
      z
        .array(z.object({ field: z.string(), message: z.string() }))
        .transform((errors) =>
          Object.fromEntries(errors.map(({ field, message }) => [field, message])),
        ),
    ])
    .catch({}),
});

/** Posts a message as JSON to any URL and parses the response (see `SendTo`). Never throws. */
export async function postTo(
  values: Record<string, string>,
  url: string,
  timeoutMs = responseTimeoutMs,
): Promise<ContactResult> {
  try {
    const response = await postJson(url, values, timeoutMs);
    // Many services respond with HTML or an empty body: the status suffices.
    const parsed = responseSchema.safeParse(await response.json().catch(() => ({}))).data;
    const { message = '', errors = {} } = parsed ?? {};
    if (response.ok) return { status: 'mail_sent', message, fields: {}, response: null };
    const status = Object.keys(errors).length > 0 ? 'validation_failed' : 'refused';
    return { status, message, fields: errors, response: null };
  } catch {
    return unreachableResult;
  }
}
