import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type CallFailure, callWebhook, parseRetryAfter } from './call-webhook.ts';
import { signatureHeaders } from './sign.ts';

const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

/** Starts a receiver on the loopback. Resolves with its URL. */
async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closes.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?token=hidden`;
}

const fail = (reason: string): never => {
  throw new Error(reason);
};
const content = { id: 'row1', body: '{"name":"Ännchen"}' };
const answerWith = (status: number, headers: Record<string, string> = {}) =>
  receiver((request, response) => {
    request.resume().on('end', () => response.writeHead(status, headers).end('dropped'));
  });

test('a receiver checks id, time and body by each of the keys', async () => {
  const keys = [Buffer.alloc(32, 1), Buffer.alloc(24, 2)];
  const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
  const url = await receiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  });
  const before = Math.floor(Date.now() / 1000);
  expect(await callWebhook({ url, secret: keys }, content)).toBeNull();
  const { headers, body } = seen[0] ?? fail('no call');
  expect(body).toBe(content.body);
  expect(headers['content-type']).toContain('application/json');
  expect(headers['webhook-id']).toBe('row1');
  expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(before);
  const signed = `row1.${headers['webhook-timestamp']}.${body}`;
  const expected = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(headers['webhook-signature']).toBe(expected.join(' '));
});

test('the signature is that of an independent program', () => {
  // Computed by openssl dgst -sha256 -mac HMAC from 'row1.1700000000.{}'.
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const { 'webhook-signature': signature } = signatureHeaders(
    { id: 'row1', body: '{}' },
    [key],
    1_700_000_000_999,
  );
  expect(signature).toBe('v1,0GZc60DsyGVpuBEEhvW8U00tsaUry4EAiaPSxAVFHTY=');
});

test.each<[status: number, headers: Record<string, string>, Partial<CallFailure> | null]>([
  [200, {}, null],
  [302, { location: '/elsewhere' }, { isFinal: false, reason: '302 (redirects are not followed' }],
  [404, {}, { isFinal: false, reason: '404 (there is no such receiver' }],
  [410, {}, { isFinal: true, reason: '410 (the receiver is gone for good)' }],
  [429, { 'retry-after': '120' }, { isFinal: false, retryAfterMs: 120_000 }],
  [503, {}, { isFinal: false, reason: '503 (the receiver does not work)', retryAfterMs: null }],
])('%i %j', async (status, headers, expected) => {
  const result = await callWebhook({ url: await answerWith(status, headers) }, content);
  if (expected === null || result === null) expect(result).toBe(expected);
  else {
    const { reason = '', ...facts } = expected;
    expect(result).toMatchObject(facts);
    expect(result.reason).toContain(reason);
    expect(result.reason).not.toContain('hidden');
  }
});

test('a redirect is not followed', async () => {
  let calls = 0;
  const url = await receiver((request, response) => {
    calls += 1;
    request.resume().on('end', () => response.writeHead(307, { location: '/next' }).end());
  });
  expect(await callWebhook({ url }, content)).not.toBeNull();
  expect(calls).toBe(1);
});

test('an accepted call stays accepted, whatever becomes of the response’s body', async () => {
  const endless = await receiver((request, response) => {
    request.resume();
    response.writeHead(200);
    const more = () => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  });
  expect(await callWebhook({ url: endless }, content)).toBeNull();
  const broken = await receiver((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-length': '100' });
    response.write('x', () => response.destroy());
  });
  expect(await callWebhook({ url: broken }, content)).toBeNull();
});

test('a receiver that hangs is given up', async () => {
  const url = await receiver((request) => request.resume());
  expect(await callWebhook({ url }, content, 50)).toMatchObject({
    reason: 'no answer within 0.05 seconds',
    isFinal: false,
  });
});

test('a receiver that is not there is named without its URL', async () => {
  const url = await answerWith(200);
  await closes.pop()?.();
  const result = await callWebhook({ url }, content);
  expect(result?.reason).toBe('ECONNREFUSED (no connection to the receiver)');
});

test('Retry-After is seconds or a date', () => {
  const now = Date.UTC(2026, 10, 20, 9, 30);
  expect(parseRetryAfter('90', now)).toBe(90_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 09:31:00 GMT', now)).toBe(60_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 09:29:00 GMT', now)).toBe(0);
  expect(parseRetryAfter('soon', now)).toBeNull();
  expect(parseRetryAfter(null, now)).toBeNull();
});
