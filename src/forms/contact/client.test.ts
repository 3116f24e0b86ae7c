import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendContact } from './client.ts';
import { contactServer } from './contact-server.ts';

let server: Server;
let origin: string;
let request: IncomingMessage;
let body: string;
let answer: { status: number; body: string };

const answers = (status: number, json: unknown) => {
  answer = { status, body: JSON.stringify(json) };
};

beforeEach(async () => {
  server = createServer(async (incoming, response) => {
    request = incoming;
    body = await text(incoming);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers(200, { contact_form_id: 7, status: 'mail_sent', message: 'Thank you.' });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const captcha = { provider: 'altcha', challenge: '/challenge' } as const;
const endpoint = (format: 'json' | 'multipart') =>
  contactServer({ contactForm: { origin, id: 7, format }, apiOrigin: '' }, captcha);
const values = { name: 'Ada', email: 'ada@example.com', phone: '8025550172' };

describe('sendContact', () => {
  it('[A3] posts JSON to the route with the numbered id and returns the answer', async () => {
    const result = await sendContact(values, endpoint('json'));
    expect(request.method).toBe('POST');
    expect(request.url).toBe('/wp-json/contact-form-7/v1/contact-forms/7/feedback');
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual(values);
    expect(result).toMatchObject({ status: 'mail_sent', message: 'Thank you.', fields: {} });
    expect(result.response?.contact_form_id).toBe(7);
  });

  it('[A3] posts multipart with the unit tag to a real WordPress', async () => {
    await sendContact({ ...values, 'cf-turnstile-response': 'token' }, endpoint('multipart'));
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data/);
    const form = await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    expect(Object.fromEntries(form)).toMatchObject({
      ...values,
      _wpcf7: '7',
      _wpcf7_unit_tag: 'wpcf7-f7-o1',
      _wpcf7_turnstile_response: 'token',
    });
  });

  it.each(['mail_failed', 'acceptance_missing', 'spam', 'aborted', 'error'] as const)(
    'reads the status %s',
    async (status) => {
      answers(200, { contact_form_id: 7, status, message: 'Not today.' });
      const result = await sendContact(values, endpoint('json'));
      expect(result).toMatchObject({ status, message: 'Not today.' });
    },
  );

  it('reads invalid_fields', async () => {
    answers(200, {
      contact_form_id: 7,
      status: 'validation_failed',
      message: 'Look again.',
      invalid_fields: [{ field: 'email', message: 'Invalid email.', idref: null, error_id: 'e' }],
    });
    const result = await sendContact(values, endpoint('json'));
    expect(result).toMatchObject({
      status: 'validation_failed',
      fields: { email: 'Invalid email.' },
    });
  });

  it('reads the REST errors of WordPress', async () => {
    answers(404, { code: 'wpcf7_not_found', message: 'No such form.', data: { status: 404 } });
    const result = await sendContact(values, endpoint('json'));
    expect(result).toMatchObject({ status: 'refused', message: 'No such form.', response: null });
  });

  it.each([
    ['a page instead of JSON', '<h1>502</h1>'],
    ['JSON of another shape', '{"ok":true}'],
    ['a status that nobody knows', '{"contact_form_id":7,"status":"maybe","message":""}'],
  ])('says unreachable to %s', async (_name, text) => {
    answer = { status: 502, body: text };
    const result = await sendContact(values, endpoint('json'));
    expect(result).toMatchObject({ status: 'unreachable', fields: {} });
  });

  it('is unreachable without a response, and after the timeout', async () => {
    server.removeAllListeners('request');
    expect(await sendContact(values, endpoint('json'), 30)).toMatchObject({
      status: 'unreachable',
    });
    await new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
    expect(await sendContact(values, endpoint('json'))).toMatchObject({ status: 'unreachable' });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
});

describe('contactServer', () => {
  const contactForm = { origin: 'self', id: 3, format: 'json' } as const;
  const path = '/wp-json/contact-form-7/v1/contact-forms/3/feedback';

  it('is a path on this site’s own server', () => {
    expect(contactServer({ contactForm, apiOrigin: '' }, captcha).url).toBe(path);
  });

  it('is the API’s origin when the static files are elsewhere', () => {
    const apiOrigin = 'https://api.example.com';
    expect(contactServer({ contactForm, apiOrigin }, captcha).url).toBe(apiOrigin + path);
  });

  it('is a WordPress, also in a folder', () => {
    const wordpress = { ...contactForm, origin: 'https://example.com/blog/' };
    expect(contactServer({ contactForm: wordpress, apiOrigin: '' }, captcha).url).toBe(
      `https://example.com/blog${path}`,
    );
  });
});
