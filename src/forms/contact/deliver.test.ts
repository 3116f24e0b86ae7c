// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { honeypotField } from '../honeypot/schema.ts';
import { deliver } from './deliver.ts';
import { type ContactServer, nativePost, serverRequirements } from './send-to.ts';

let server: Server;
let origin: string;
let requests: { request: IncomingMessage; body: string }[];
let answer: { status: number; body: string };

beforeEach(async () => {
  requests = [];
  answer = { status: 200, body: '{}' };
  server = createServer(async (request, response) => {
    requests.push({ request, body: await text(request) });
    // The jsdom page has another origin.
    response.writeHead(answer.status, { 'Access-Control-Allow-Origin': '*' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  sessionStorage.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** With an additional field, `Arrival`, as in forms with details. */
const values = {
  ...{ name: 'Ada', email: 'ada@example.com', comment: 'Hello', [honeypotField]: '' },
  Arrival: '2026-12-01',
};
const last = () => JSON.parse(requests.at(-1)?.body ?? '{}');

describe('any URL', () => {
  const send = () => deliver(values, `${origin}/contact`);

  it('receives the fields as JSON', async () => {
    expect(await send()).toMatchObject({ status: 'mail_sent', message: '', fields: {} });
    expect(requests[0]?.request.method).toBe('POST');
    expect(requests[0]?.request.url).toBe('/contact');
    expect(requests[0]?.request.headers['content-type']).toBe('application/json');
    expect(last()).toEqual(values);
  });

  it.each([
    [201, '{"message":"Thank you."}', 'mail_sent', 'Thank you.'],
    [200, '<h1>Thanks</h1>', 'mail_sent', ''],
    [204, '', 'mail_sent', ''],
    [500, '<h1>Oh</h1>', 'refused', ''],
    [429, '{"message":"Too many."}', 'refused', 'Too many.'],
  ])('answers %i %s: %s', async (status, body, expected, message) => {
    answer = { status, body };
    expect(await send()).toMatchObject({ status: expected, message, fields: {} });
  });

  it.each([
    '{"errors":{"email":"Invalid email."}}',
    '{"errors":[{"field":"email","message":"Invalid email.","code":"TYPE_EMAIL"}]}',
  ])('says what is wrong with a field: %s', async (body) => {
    answer = { status: 422, body };
    expect(await send()).toMatchObject({
      status: 'validation_failed',
      fields: { email: 'Invalid email.' },
    });
  });

  it('may be down', async () => {
    await new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
    expect(await send()).toMatchObject({ status: 'unreachable' });
    // Listens again, so that the cleanup can close it.
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
});

describe('an EmailJS account', () => {
  let count = 0;
  /** A new account for each test: one sends at most one message in ten seconds. */
  const account = () => {
    count += 1;
    return {
      service: 'emailjs' as const,
      ...{ publicKey: `key-${count}`, serviceId: 'service', templateId: 'contact', origin },
    };
  };

  it('receives the fields as template parameters, without the honeypot', async () => {
    answer.body = 'OK';
    const given = account();
    expect(await deliver(values, given)).toMatchObject({ status: 'mail_sent' });
    expect(requests[0]?.request.url).toBe('/api/v1.0/email/send');
    const { [honeypotField]: _, ...params } = values;
    expect(last()).toMatchObject({
      ...{ user_id: given.publicKey, service_id: 'service', template_id: 'contact' },
      template_params: params,
    });
  });

  it('marks a message with a filled honeypot as suspect, and sends it', async () => {
    answer.body = 'OK';
    const result = await deliver({ ...values, [honeypotField]: 'Ada' }, account());
    expect(result.status).toBe('mail_sent');
    const { [honeypotField]: _, ...params } = values;
    expect(last()).toMatchObject({ template_params: { ...params, suspect: 'yes' } });
  });

  it('may refuse, and may be down', async () => {
    answer = { status: 400, body: 'The public key is invalid' };
    expect(await deliver(values, account())).toMatchObject({ status: 'refused' });
    const nobody = { ...account(), origin: 'http://127.0.0.1:1' };
    expect(await deliver(values, nobody)).toMatchObject({ status: 'unreachable' });
  });
});

describe('a server with the API of Contact Form 7', () => {
  const feedback = (more: Partial<ContactServer> = {}): ContactServer => ({
    ...{ service: 'contact-form-7', url: `${origin}/feedback`, id: 7, format: 'json' },
    ...more,
  });

  it('receives the fields as JSON, and its message is the result', async () => {
    answer.body = '{"contact_form_id":7,"status":"spam","message":"Not today."}';
    expect(await deliver(values, feedback())).toMatchObject({
      status: 'spam',
      message: 'Not today.',
    });
    expect(last()).toEqual(values);
  });

  it('is the only target that can require a captcha and consent', () => {
    const captcha = { provider: 'altcha', challenge: '/challenge' } as const;
    expect(serverRequirements(feedback({ captcha, terms: true }))).toEqual({
      captcha,
      terms: true,
    });
    expect(serverRequirements('/contact')).toEqual({});
  });
});

describe('without script', () => {
  it('a form posts natively to the same target, with its hidden fields', () => {
    expect(nativePost('/contact')).toEqual({ action: '/contact', encType: undefined, hidden: {} });
    const account = { publicKey: 'key', serviceId: 'service', templateId: 'contact' };
    expect(nativePost({ service: 'emailjs', ...account })).toEqual({
      action: 'https://api.emailjs.com/api/v1.0/email/send-form',
      encType: 'multipart/form-data',
      hidden: { user_id: 'key', service_id: 'service', template_id: 'contact' },
    });
    const wordpress = { url: '/feedback', id: 7, format: 'multipart' } as const;
    expect(nativePost({ service: 'contact-form-7', ...wordpress })).toMatchObject({
      encType: 'multipart/form-data',
      hidden: { _wpcf7: '7' },
    });
  });
});
