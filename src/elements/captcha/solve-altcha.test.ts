import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it } from 'vitest';
import { solveAltcha } from './solve-altcha.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

async function serve(answer: unknown, status = 200): Promise<string> {
  const made = createServer((_request, response) => {
    response.statusCode = status;
    response.end(JSON.stringify(answer));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/`;
}

it('[V8] solves a challenge so that the server’s library accepts it', async () => {
  const secret = 'secret';
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const url = await serve(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 20,
      deriveKey,
      expiresAt,
      hmacSignatureSecret: secret,
    }),
  );
  const solved = await solveAltcha(url);
  expect(solved.expiresAt).toBe(expiresAt * 1000);
  const { challenge, solution } = JSON.parse(atob(solved.payload));
  const verdict = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
  });
  expect(verdict.verified).toBe(true);
});

it('fails when there is no challenge', async () => {
  const url = await serve({}, 503);
  await expect(solveAltcha(url)).rejects.toThrow('503');
});
