import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { buildForTests, type ChildServer, smallSite, startChild } from './child-server.ts';
import { full } from './sizes.ts';
import { emailKeys, feedbackPath, person } from './test-api.ts';
import { testKey } from './test-key.ts';
import { applicationBytes, peakMemory, post } from './upload-load.ts';
import { waitFor } from './wait-for.ts';

/** Number of concurrent uploads. */
const visitors = full ? 200 : 60;
/** Grace period of every sender before a slow one is cut off, in milliseconds. */
const graceMs = 10_000;
const sendForm = '/api/v1.0/email/send-form';
const site = smallSite();
const folders: string[] = [];

async function start(settings: Record<string, string> = {}): Promise<ChildServer> {
  const data = mkdtempSync(join(tmpdir(), 'larkfield-visitor-'));
  folders.push(data);
  const base = { SITE_DIR: site.folder, DATA_DIR: data, ALTCHA_HMAC_KEY: testKey };
  return startChild({ ...base, RATE_LIMIT: '0', LOG_LEVEL: 'error', ...settings });
}

beforeAll(async () => {
  await buildForTests();
});
afterAll(() => {
  site.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A post whose body never ends. */
interface SlowPost {
  socket: Socket;
  said: () => string;
  /** Time to the first byte of the response; undefined before that. */
  answeredAfterMs: () => number | undefined;
}

/** Starts a post that declares a body and then sends a byte now and then. */
function drip(server: ChildServer, from: string, head: string): SlowPost {
  const began = performance.now();
  let answeredAfterMs: number | undefined;
  const socket = connect({
    port: Number(new URL(server.url).port),
    host: '127.0.0.1',
    localAddress: from,
  });
  let received = '';
  socket.on('data', (chunk) => {
    answeredAfterMs ??= performance.now() - began;
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${head}`);
  const dripping = setInterval(() => socket.write('x'), 500);
  socket.once('close', () => clearInterval(dripping));
  return { socket, said: () => received, answeredAfterMs: () => answeredAfterMs };
}

const slowUpload = `${sendForm} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`;
const slowMessage = `${feedbackPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`;

test('50 slow posts do not block pages, messages and uploads, and are cut off', async () => {
  const server = await start();
  const slow = Array.from({ length: 50 }, (_, index) =>
    drip(
      server,
      index < 25 ? '127.0.0.9' : `127.0.1.${index}`,
      index % 2 ? slowUpload : slowMessage,
    ),
  );
  // All are accepted once a later connection has a response.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const small = 1024 * 1024;
  const fields = {
    ...person,
    terms_condition: 'on',
    ...emailKeys,
    template_id: 'job-application',
  };
  const { type, body } = applicationBytes(fields, small);
  const solved = applicationBytes({ ...fields, altcha: await cheapToken() }, small);
  const answers = await Promise.all([
    fetch(`${server.url}/`).then((answer) => answer.status),
    fetch(server.url + feedbackPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, altcha: await cheapToken() }),
    }).then(async (answer) => (await answer.json()).status),
    post(server.url + sendForm, '127.0.0.1', { 'content-type': type }, solved.body),
    // Also from the address of the slow ones.
    post(server.url + sendForm, '127.0.0.9', { 'content-type': type, accept: 'text/html' }, body),
  ]);
  expect(answers).toMatchObject([200, 'mail_sent', { status: 200 }, { status: 303 }]);
  await waitFor('the slow ones to be cut off', () => slow.every(({ socket }) => socket.closed));
  expect(slow.filter(({ said }) => said().startsWith('HTTP/1.1 408'))).toHaveLength(50);
  // They were held until then: none got an early response.
  expect(Math.min(...slow.map((post) => post.answeredAfterMs() ?? 0))).toBeGreaterThanOrEqual(
    graceMs,
  );
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a body without a length that grows too large is a 413, not only cut off', async () => {
  const server = await start();
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${feedbackPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  // The limit is 256 KB, and the body does not end.
  socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`.repeat(6));
  await waitFor('the answer', () => said !== '');
  expect(said).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a URL of more than 2,000 characters is a 414, for pages and for the API', async () => {
  const server = await start();
  const status = async (path: string) => (await fetch(server.url + path)).status;
  const long = await fetch(`${server.url}/a${'/'.repeat(2000)}`);
  expect(long.status).toBe(414);
  expect(long.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(long.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await status(`/api/unsubscribe?${'a'.repeat(2000)}`)).toBe(414);
  expect(await status(`/${'a'.repeat(1900)}`)).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('at the data limit files are refused with a page that keeps the text, and texts are accepted', async () => {
  const server = await start({ DATA_LIMIT_MB: '32' });
  writeFileSync(join(folders.at(-1) ?? '', 'filler'), Buffer.alloc(20 * 1024 * 1024));
  const fields = { ...person, terms_condition: 'on' };
  const { type, body } = applicationBytes(fields, 1024 * 1024);
  const native = { 'content-type': type, accept: 'text/html' };
  const answer = await post(server.url + sendForm, '127.0.0.1', native, body);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Files cannot be taken at the moment');
  expect(answer.text).toContain(person.comment);
  expect(server.output()).toContain('data limit reached');
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  const message = await fetch(server.url + feedbackPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, altcha: await cheapToken() }),
  });
  expect((await message.json()).status).toBe('mail_sent');
  expect(await server.end('SIGTERM')).toBe(0);
});

// The peak memory of a process is known on Linux only.
test.skipIf(process.platform !== 'linux')(
  `${visitors} concurrent uploads of 5 MB take less than 320 MB of memory`,
  async () => {
    const server = await start();
    const fields = {
      ...person,
      terms_condition: 'on',
      ...emailKeys,
      template_id: 'job-application',
    };
    const { type, body } = applicationBytes(fields, 5 * 1024 * 1024);
    const answers = await Promise.all(
      Array.from({ length: visitors }, (_, index) => {
        // Half are accepted as posts without script, half are stored as spam.
        const accept = index % 2 ? 'text/html' : '*/*';
        // A page of its own each: otherwise they would be repeats of one.
        const referer = `${server.url}/page-${index}`;
        const headers = { 'content-type': type, accept, referer };
        return post(server.url + sendForm, `127.0.2.${index + 1}`, headers, body);
      }),
    );
    expect(answers.every(({ status }) => status === 303 || status === 422)).toBe(true);
    expect(answers.some(({ status }) => status === 303)).toBe(true);
    expect(peakMemory(server.child.pid ?? 0)).toBeLessThan(320);
    await server.end('SIGKILL');
  },
);
