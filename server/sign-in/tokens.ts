import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../security/secrets.ts';

type DeskKey = Pick<Secrets, 'desk'>;

const sign = (text: string, { desk }: DeskKey): string =>
  createHmac('sha256', desk).update(text).digest('base64url');

/** Returns the hash under which a token or a session id is stored. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Returns a random session id of 256 bits. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the token of a sign-in link, 256 bits that are derived from the id of its mail and our
 * key, so that the mail can be composed when it is sent, and the database holds no token.
 */
export const signInToken = (mailId: string, key: DeskKey): string =>
  sign(`sign-in link ${mailId}`, key);

/** Returns the CSRF token of a session. */
export const csrfToken = (sessionHash: string, key: DeskKey): string =>
  sign(`csrf ${sessionHash}`, key);

/** Returns true for the CSRF token of this session. */
export function isCsrfToken(token: string, sessionHash: string, key: DeskKey): boolean {
  const expectedToken = Buffer.from(csrfToken(sessionHash, key));
  const givenToken = Buffer.from(token);
  return givenToken.length === expectedToken.length && timingSafeEqual(givenToken, expectedToken);
}
