import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { siteVerify } from './site-verify.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Simulates a provider with one response; returns the request that the real fetch sent. */
async function verify(
  provider: 'turnstile' | 'recaptcha' | 'hcaptcha',
  status: number,
  answer: unknown,
) {
  let sent = '';
  const server = createServer((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => response.writeHead(status).end(JSON.stringify(answer)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const toHere: typeof fetch = (_, init) => fetch(`http://127.0.0.1:${port}/`, init);
  const parts = { secret: 's', siteKey: 'k', token: 't', log, fetch: toHere };
  const { state } = await siteVerify(provider, parts);
  return { state, sent };
}

test('[A6] a provider’s success and failure are passed on', async () => {
  expect(await verify('turnstile', 200, { success: true })).toEqual({
    state: 'solved',
    sent: 'secret=s&response=t',
  });
  expect((await verify('hcaptcha', 200, { success: true })).sent).toBe(
    'secret=s&response=t&sitekey=k',
  );
  const no = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  expect((await verify('recaptcha', 200, no)).state).toBe('failed');
});

test('a low score of reCAPTCHA v3 fails', async () => {
  expect((await verify('recaptcha', 200, { success: true, score: 0.1 })).state).toBe('failed');
  expect((await verify('recaptcha', 200, { success: true, score: 0.9 })).state).toBe('solved');
});

test('a provider that is down or refuses our settings locks no one out', async () => {
  expect((await verify('turnstile', 502, 'Bad gateway')).state).toBe('unavailable');
  const secret = { success: false, 'error-codes': ['invalid-input-secret'] };
  expect((await verify('turnstile', 200, secret)).state).toBe('unavailable');
  const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  const parts = { secret: 's', siteKey: 'k', token: 't', log, fetch: broken };
  expect((await siteVerify('turnstile', parts)).state).toBe('unavailable');
});
