import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** Solved challenge. */
export interface AltchaSolution {
  /** Base64 of challenge and solution, in the format of the altcha widget. */
  payload: string;
  /** Expiry on the server, in milliseconds since 1970. */
  expiresAt: number;
}

/** Timeout for the challenge request, and for solving it, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Fetches a challenge and solves it: about half a second of hashing, which WebCrypto does off the
 * main thread, so that input stays responsive without a worker.
 *
 * @throws Error without a secure context, without a challenge, or on timeout.
 */
export async function solveAltcha(challengeUrl: string): Promise<AltchaSolution> {
  const response = await fetch(challengeUrl, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`captcha challenge: ${response.status}`);
  const challenge: Challenge = await response.json();
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({
    challenge,
    deriveKey: parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha,
    timeout: timeoutMs,
  });
  if (!solution) throw new Error('captcha challenge: no solution in time');
  return {
    payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: (parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}
