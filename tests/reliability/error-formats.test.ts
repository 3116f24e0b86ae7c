import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { testKey } from './test-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-wire-'));
const lines: string[] = [];
const log = pino({ level: 'trace', base: null }, { write: (line) => lines.push(line) });
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ DATA_DIR: folder, ALTCHA_HMAC_KEY: testKey }, { log });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const form = feedbackPath.replace('/feedback', '');
const browser = { accept: 'text/html,*/*;q=0.8' };

/** Error format of each client, by its own documentation. */
const formats = {
  EmailJS: (_status: number, message: string) => message,
  'Contact Form 7': (status: number, message: string) => ({
    code: status === 405 ? 'rest_method_not_allowed' : 'internal_server_error',
    message,
    data: { status },
  }),
  ours: (_status: number, message: string) => ({ status: 'error', message }),
};
type Client = keyof typeof formats;

const routes: [client: Client, path: string, allow: string][] = [
  ['EmailJS', '/api/v1.0/email/send', 'POST'],
  ['EmailJS', '/api/v1.0/email/send-form', 'POST'],
  ['Contact Form 7', feedbackPath, 'POST'],
  ['Contact Form 7', `${feedbackPath}/schema`, 'GET, HEAD'],
  ['Contact Form 7', `${form}/refill`, 'GET, HEAD'],
  ['ours', '/api/subscribe', 'POST'],
  ['ours', '/api/subscribe/confirm', 'GET, HEAD, POST'],
  ['ours', '/api/unsubscribe', 'GET, HEAD, POST'],
  ['ours', '/api/captcha/challenge', 'GET, HEAD'],
  ['ours', '/api/submissions/0123456789abcdef', 'GET, HEAD'],
  ['ours', '/api/sent/0123456789abcd', 'GET, HEAD'],
  ['ours', '/healthz', 'GET, HEAD'],
  ['ours', '/readyz', 'GET, HEAD'],
];

/** Reads a response: text for text, a value for JSON. */
const contentOf = async (response: Response) =>
  (response.headers.get('content-type') ?? '').startsWith('text/plain')
    ? response.text()
    : response.json();

describe.each(routes)('%s: %s allows %s', (client, path, allow) => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  test.each(methods.filter((method) => !allow.split(', ').includes(method)))(
    '%s is 405, with Allow and in the client’s format',
    async (method) => {
      const response = await api.request(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      if (method === 'HEAD') return;
      const sentence = `This address takes ${allow.replace('GET, HEAD', 'GET')} only.`;
      expect(await contentOf(response)).toEqual(formats[client](405, sentence));
    },
  );

  test.each(allow.split(', '))('%s is allowed', async (method) => {
    const response = await api.request(path, { method });
    expect(response.status).not.toBe(405);
  });
});

test('a browser that opens a POST-only URL gets a page with a link back', async () => {
  const response = await api.get('/api/subscribe', {
    ...browser,
    referer: 'http://site.test/page/contact-us',
  });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  const html = await response.text();
  expect(html).toContain('<title>');
  expect(html).toContain('href="/page/contact-us"');
});

test('an unknown URL is a 404, not a 405', async () => {
  const answer = async (path: string) => {
    const response = await api.request(path, { method: 'DELETE' });
    return [response.status, response.headers.get('allow'), await response.json()];
  };
  const route = { code: 'rest_no_route', message: 'No such route.', data: { status: 404 } };
  expect(await answer('/wp-json/nothing')).toEqual([404, null, route]);
  const own = { status: 'error', message: 'No such address.' };
  expect(await answer('/api/nothing')).toEqual([404, null, own]);
});

describe('a server error', () => {
  const posts: [client: Client, path: string][] = [
    ['EmailJS', '/api/v1.0/email/send'],
    ['Contact Form 7', feedbackPath],
    ['ours', '/api/subscribe'],
  ];
  beforeAll(() => {
    api.services.limits.check = async () => {
      throw new Error('cannot count Ann Marsh');
    };
  });

  test.each(posts)('has the error format of %s', async (client, path) => {
    const response = await api.post(path, person);
    expect(response.status).toBe(500);
    const content = await contentOf(response);
    const message = typeof content === 'string' ? content : content.message;
    expect(message).toMatch(/^Your message could not be taken right now\./);
    expect(content).toEqual(formats[client](500, message));
    const log = lines.join('\n');
    expect(log).toContain('request failed');
    expect(log).toMatch(/"at":\[" {4}at /);
    expect(log).not.toContain('Ann');
  });

  test.each(posts)('is a page after a plain form post of %s', async (_client, path) => {
    const response = await api.post(path, new URLSearchParams(person).toString(), {
      ...browser,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('Your message could not be taken right now.');
  });
});
