import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { CaptchaVerdict } from './captcha-verdict.ts';
import type { Secrets } from './secrets.ts';

/** Lifetime of a challenge: long enough to write a letter after the first field was focused. */
const lifetimeSeconds = 60 * 60;

/** Creates a signed challenge that takes a browser about half a second. */
export const newChallenge = (secrets: Secrets): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    counter: randomInt(1_000, 200),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.challengeKey,
  });

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** Verifies the widget's payload: base64 of a JSON object with challenge and solution. */
export async function verifyAltcha(token: string, secrets: Secrets): Promise<CaptchaVerdict> {
  const payload = payloadSchema.safeParse(decodePayload(token));
  if (!payload.success) return { state: 'failed' };
  const { challenge, solution } = payload.data;
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.challengeKey,
  });
  if (!verified) return { state: 'failed' };
  const { nonce, expiresAt } = challenge.parameters;
  return { state: 'solved', solution: { key: nonce, expiresAt: expiresAt * 1000 } };
}

function decodePayload(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
