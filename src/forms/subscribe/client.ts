import { z } from 'zod';
import { postJson } from '../post-json.ts';

/** What subscribing came to. */
export interface SubscribeResult {
  /** Only `success` is one; `unreachable` when no answer that can be read came. */
  status: 'success' | 'error' | 'unreachable';
  /** The server's sentence for the visitor; '' when it sent none. */
  message: string;
  /** Errors by field name. */
  errors: Record<string, string>;
}

/** No answer that can be read. */
export const unreachable: SubscribeResult = { status: 'unreachable', message: '', errors: {} };

const answerSchema = z.object({
  status: z.string(),
  message: z.string().catch(''),
  errors: z.record(z.string(), z.string()).catch({}),
});

/** Longest wait for an answer, in milliseconds. */
const responseTimeoutMs = 30_000;

/**
 * Puts an address on the mailing list. Never throws.
 *
 * @param values `email`, and what else the form carries.
 * @param url the subscribe call, e.g. `/api/subscribe`.
 */
export async function sendEmail(
  values: { email: string } & Record<string, string>,
  url: string,
  timeoutMs = responseTimeoutMs,
): Promise<SubscribeResult> {
  try {
    const response = await postJson(url, values, timeoutMs);
    const { status, message, errors } = answerSchema.parse(await response.json());
    return { status: status === 'success' ? 'success' : 'error', message, errors };
  } catch {
    return unreachable;
  }
}
