import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** A solved challenge, ready to be sent. */
export interface AltchaSolution {
  /** Base64 of challenge and solution, as the altcha widget sends it. */
  payload: string;
  /** When the server stops accepting it, in milliseconds since 1970. */
  expiresAt: number;
}

/** Longest wait for a challenge and for its solution, in milliseconds. */
const patienceMs = 30_000;

/**
 * Fetches a challenge and solves it: about half a second of hashing, which WebCrypto does off the
 * main thread, so that typing never stutters and no worker is needed.
 *
 * @throws Error without a secure context, without a challenge, or when it cannot be solved in time.
 */
export async function solveAltcha(challengeUrl: string): Promise<AltchaSolution> {
  const response = await fetch(challengeUrl, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`captcha challenge: ${response.status}`);
  const challenge: Challenge = await response.json();
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({
    challenge,
    deriveKey: parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha,
    timeout: patienceMs,
  });
  if (!solution) throw new Error('captcha challenge: no solution in time');
  return {
    payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: (parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}
