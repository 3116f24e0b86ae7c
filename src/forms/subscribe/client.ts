import { z } from 'zod';
import { postJson } from '../post-json.ts';

/** Result of subscribing. */
export interface SubscribeResult {
  /** `unreachable`: no readable response. */
  status: 'success' | 'error' | 'unreachable';
  /** Message of the server for the visitor; '' if it sent none. */
  message: string;
  /** Errors by field name. */
  errors: Record<string, string>;
}

/** Result without a readable response. */
export const unreachableResult: SubscribeResult = {
  status: 'unreachable',
  message: '',
  errors: {},
};

const responseSchema = z.object({
  status: z.string(),
  message: z.string().catch(''),
  errors: z.record(z.string(), z.string()).catch({}),
});

/** Timeout of a request, in milliseconds. */
const responseTimeoutMs = 30_000;

/**
 * Subscribes an address to the mailing list. Never throws.
 *
 * @param values `email` and the other fields of the form
 * @param url subscribe endpoint, e.g. `/api/subscribe`
 */
export async function sendEmail(
  values: { email: string } & Record<string, string>,
  url: string,
  timeoutMs = responseTimeoutMs,
): Promise<SubscribeResult> {
  try {
    const response = await postJson(url, values, timeoutMs);
    const { status, message, errors } = responseSchema.parse(await response.json());
    return { status: status === 'success' ? 'success' : 'error', message, errors };
  } catch {
    return unreachableResult;
  }
}
