import { createHmac } from 'node:crypto';

/** Content of one call. */
export interface CallContent {
  /** Id of the outbox row: receivers recognize repeats by it. */
  id: string;
  body: string;
}

/**
 * Returns the headers by which a receiver checks a call, as the Standard Webhooks specification says:
 * HMAC-SHA256 of id, time and body, once for each key.
 * @param now milliseconds since 1970
 */
export function signatureHeaders(
  { id, body }: CallContent,
  keys: readonly Buffer[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = keys.map((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 ? { 'webhook-signature': signatures.join(' ') } : {}),
  };
}
