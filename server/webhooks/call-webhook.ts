import { setTimeout as pause } from 'node:timers/promises';
import { describeCertificateError } from '../certificate-problem.ts';
import type { Webhook } from '../leads-config/schema.ts';
import { type CallContent, signatureHeaders } from './sign.ts';

/** Time for connecting and for the response's status, in milliseconds. */
export const callTimeoutMs = 15_000;
/** Bytes of the response's body that are read and dropped. */
const maxBodyBytes = 16 * 1024;
/** Time for reading the response's body, in milliseconds. */
const bodyTimeoutMs = 2_000;

/** Failure of a call. */
export interface CallFailure {
  /** Reason for the owner; holds no URL, which may be a secret. */
  reason: string;
  /** True when the receiver says that no call will ever be accepted. */
  isFinal: boolean;
  /** Delay that the receiver asks for, in milliseconds; null when it asks for none. */
  retryAfterMs: number | null;
}

/** Calls a webhook once. @returns null when the receiver has accepted the call. */
export async function callWebhook(
  { url, secret = [] }: Pick<Webhook, 'url' | 'secret'>,
  content: CallContent,
  timeoutMs = callTimeoutMs,
): Promise<CallFailure | null> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body: content.body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Accept-Encoding': 'identity',
        'User-Agent': 'site-webhooks/1',
        ...signatureHeaders(content, secret, Date.now()),
      },
      // The target of a redirect is not the URL that the owner has chosen.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return { reason: explainError(error, timeoutMs), isFinal: false, retryAfterMs: null };
  }
  // The status decides: a receiver that has accepted the call is not called again, even if its body
  // cannot be read.
  await dropBody(response);
  if (response.ok) return null;
  const { status, headers } = response;
  return {
    reason: `${status} (${explainStatus(status)})`,
    isFinal: status === 410,
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), Date.now()),
  };
}

/** Reads a body within limits: a receiver may stumble when its connection breaks meanwhile. */
async function dropBody({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  const readEnd = new AbortController();
  const timeout = pause(bodyTimeoutMs, null, { signal: readEnd.signal }).catch(() => null);
  const readWithinLimit = async () => {
    for (let bytes = 0; bytes < maxBodyBytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  };
  await Promise.race([readWithinLimit().catch(() => undefined), timeout]);
  readEnd.abort();
  await reader.cancel().catch(() => undefined);
}

/** Parses a Retry-After header: seconds, or a date. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

const statusExplanations: Record<number, string> = {
  400: 'the receiver does not understand what it gets; look at the format',
  401: 'the receiver refuses it; look at the URL and the secret',
  403: 'the receiver refuses it; look at the URL and the secret',
  404: 'there is no such receiver; look at the URL',
  405: 'the receiver takes no posts; look at the URL',
  408: 'the receiver gave up waiting',
  410: 'the receiver is gone for good',
  413: 'the receiver finds it too large',
  429: 'the receiver gets too many calls',
};

function explainStatus(status: number): string {
  if (status < 400) return 'redirects are not followed; put in the URL that it leads to';
  const explanation = statusExplanations[status];
  return explanation ?? (status < 500 ? 'the receiver refuses it' : 'the receiver does not work');
}

const receiver = { label: 'the receiver', setting: 'its URL' };

const errorExplanations: Record<string, string> = {
  ENOTFOUND: 'the name of the receiver is unknown',
  EAI_AGAIN: 'the name of the receiver cannot be looked up',
  ECONNRESET: 'the receiver broke the connection',
  UND_ERR_SOCKET: 'the receiver broke the connection',
};

function explainError(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} seconds`;
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = String(Object(cause).code ?? 'EUNKNOWN');
  const explanation =
    describeCertificateError(code, receiver) ??
    errorExplanations[code] ??
    'no connection to the receiver';
  return `${code} (${explanation})`;
}
