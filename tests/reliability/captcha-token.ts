import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { readEnv } from '../../server/env.ts';
import { loadSecrets } from '../../server/security/secrets.ts';
import { testKey } from './test-key.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Solves a challenge like the browser. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  return encode({ challenge, solution });
}

/** Creates a valid solution of a trivial challenge, signed with the key of test servers. */
export async function cheapToken(expiresInSeconds = 600): Promise<string> {
  const secrets = loadSecrets(readEnv({ ALTCHA_HMAC_KEY: testKey }));
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + expiresInSeconds,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.challengeKey,
  });
  return solve(challenge);
}
