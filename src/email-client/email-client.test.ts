// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmailClient, type EmailClientOptions } from './email-client.ts';
import { EmailClientError } from './email-client-error.ts';
import { createThrottleStore } from './throttle-store.ts';

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a real service on the loopback that responds with `answer`. */
let service: Server;
let origin: string;
let received: Received[];
let answer: { status: number; text: string };

beforeEach(async () => {
  received = [];
  answer = { status: 200, text: 'OK' };
  service = createServer(async (request, response) => {
    received.push({
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: await text(request),
    });
    response.statusCode = answer.status;
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  history.replaceState(null, '', '/react-developer');
});

afterEach(async () => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const client = (changes: Partial<EmailClientOptions> = {}) =>
  createEmailClient({
    origin,
    publicKey: 'key',
    serviceId: 'service',
    minIntervalMs: 0,
    blockList: { watchVariable: 'email', list: ['spam@example.com'] },
    store: createThrottleStore(),
    ...changes,
  });

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('must not succeed'),
    (error: unknown) => error,
  );

function form(fields: Record<string, string>): HTMLFormElement {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    element.append(input);
  }
  return element;
}

describe('send', () => {
  it('[A1] [B9] posts the protocol of 4.4.1 as JSON and returns status and text', async () => {
    const answered = await client().send('message', { email: 'ada@example.com' });
    expect(answered).toEqual({ status: 200, text: 'OK' });
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/v1.0/email/send' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'message',
      template_params: { email: 'ada@example.com' },
    });
  });

  it('[X4] throws a response that is not OK with its status and text', async () => {
    answer = { status: 422, text: 'email: Invalid email.' };
    const error = await failureOf(client().send('message', {}));
    expect(error).toBeInstanceOf(EmailClientError);
    expect(error).toMatchObject({ status: 422, text: 'email: Invalid email.' });
  });

  it('[X4] throws status 0 "Network Error" when nothing responds', async () => {
    await new Promise((resolve) => service.close(resolve));
    const error = await failureOf(client().send('message', {}));
    expect(error).toMatchObject({ status: 0, text: 'Network Error' });
  });

  it('[X4] throws status 0 "Network Error" after the timeout', async () => {
    service.removeAllListeners('request');
    const error = await failureOf(client({ timeoutMs: 30 }).send('message', {}));
    expect(error).toMatchObject({ status: 0, text: 'Network Error' });
  });

  it('[X4] throws 451 in a headless browser only if configured', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    await expect(client().send('message', {})).resolves.toMatchObject({ status: 200 });
    const error = await failureOf(client({ blockHeadless: true }).send('message', {}));
    expect(error).toMatchObject({ status: 451, text: 'Unavailable For Headless Browser' });
    expect(received).toHaveLength(1);
  });

  it('[X6] [X4] blocks a value of the watch list with 403 "Forbidden"', async () => {
    const error = await failureOf(client().send('message', { email: 'spam@example.com' }));
    expect(error).toMatchObject({ status: 403, text: 'Forbidden' });
    expect(received).toHaveLength(0);
  });
});

describe('throttle', () => {
  it('[X6] [X4] allows one send per interval and path', async () => {
    const throttled = client({ minIntervalMs: 60_000 });
    await throttled.send('message', {});
    const error = await failureOf(throttled.send('message', {}));
    expect(error).toMatchObject({ status: 429, text: 'Too Many Requests' });
    history.replaceState(null, '', '/front-end-developer');
    await expect(throttled.send('message', {})).resolves.toMatchObject({ status: 200 });
    expect(received).toHaveLength(2);
  });

  it('[X6] survives a reload of the page in the same tab', async () => {
    await client({ minIntervalMs: 60_000 }).send('message', {});
    const reloaded = client({ minIntervalMs: 60_000, store: createThrottleStore() });
    await expect(reloaded.send('message', {})).rejects.toMatchObject({ status: 429 });
  });

  it('allows a retry after a failure', async () => {
    const throttled = client({ minIntervalMs: 60_000 });
    answer = { status: 500, text: 'The mail is out.' };
    await expect(throttled.send('message', {})).rejects.toMatchObject({ status: 500 });
    answer = { status: 200, text: 'OK' };
    await expect(throttled.send('message', {})).resolves.toMatchObject({ status: 200 });
  });

  it.each(['The quota is used up.', '', 'ok'])(
    'treats a 200 with %j as a failure, and allows a retry',
    async (text) => {
      const throttled = client({ minIntervalMs: 60_000 });
      answer = { status: 200, text };
      await expect(throttled.send('message', {})).rejects.toMatchObject({ status: 200, text });
      answer = { status: 200, text: 'OK' };
      await expect(throttled.send('message', {})).resolves.toMatchObject({ status: 200 });
      expect(received).toHaveLength(2);
    },
  );

  it('allows a retry after leaving the page during a send', async () => {
    const asked = Promise.withResolvers<void>();
    service.removeAllListeners('request').once('request', () => asked.resolve());
    void client({ minIntervalMs: 60_000 })
      .send('message', {})
      .catch(() => {});
    await asked.promise;
    service.once('request', (_, response) => response.end('OK'));
    const back = client({ minIntervalMs: 60_000, store: createThrottleStore() });
    await expect(back.send('message', {})).resolves.toMatchObject({ status: 200 });
  });

  it('allows only one of two concurrent sends', async () => {
    const throttled = client({ minIntervalMs: 60_000 });
    const both = await Promise.allSettled([throttled.send('a', {}), throttled.send('a', {})]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(received).toHaveLength(1);
  });
});

describe('arguments', () => {
  it.each([
    ['public key', { publicKey: '' }],
    ['service id', { serviceId: '  ' }],
  ])('[V9] refuses an empty %s', async (name, changes) => {
    const error = await failureOf(client(changes).send('message', {}));
    expect(error).toMatchObject({ status: 400, text: expect.stringContaining(name) });
    expect(received).toHaveLength(0);
  });

  it('[V9] refuses an empty template id, in both variants', async () => {
    const text = expect.stringContaining('template id');
    await expect(client().send('', {})).rejects.toMatchObject({ status: 400, text });
    await expect(client().sendForm('', form({}))).rejects.toMatchObject({ status: 400, text });
  });

  it.each([[null], [[]], ['text'], [new Date()]])('[V9] refuses %o as params', async (params) => {
    const sent = client().send('message', params as unknown as Record<string, unknown>);
    await expect(sent).rejects.toMatchObject({
      status: 400,
      text: expect.stringContaining('params'),
    });
  });

  it('[V9] refuses a third parameter that is not a form element', async () => {
    const div = document.createElement('div') as unknown as HTMLFormElement;
    const text = 'The third parameter must be a form element.';
    await expect(client().sendForm('t', div)).rejects.toMatchObject({ status: 400, text });
    const selector = '#form' as unknown as HTMLFormElement;
    await expect(client().sendForm('t', selector)).rejects.toMatchObject({ status: 400, text });
  });
});

/** Converts jsdom's FormData, which Node's fetch does not know, to Node's own. */
async function useNodeFormData(): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const nodeForm = await new Response('a=1', { headers }).formData();
  const NodeFormData = nodeForm.constructor as typeof FormData;
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const body = new NodeFormData();
    for (const [name, value] of (init as { body: FormData }).body) body.append(name, value);
    return send(url, { ...init, body });
  });
}

describe('sendForm', () => {
  it('[A2] posts the form as multipart, then the protocol fields', async () => {
    await useNodeFormData();
    const answered = await client().sendForm('job-application', form({ name: 'Ada' }));
    expect(answered).toEqual({ status: 200, text: 'OK' });
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/v1.0/email/send-form' });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const names = [...(received[0]?.body.matchAll(/name="([^"]+)"/g) ?? [])].map(
      (match) => match[1],
    );
    expect(names).toEqual(['name', 'lib_version', 'service_id', 'template_id', 'user_id']);
    expect(received[0]?.body).toContain('4.4.1');
  });
});
