import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendEmail } from './client.ts';

let server: Server;
let url: string;
let received: unknown;
let answer: string;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    received = await json(request);
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/subscribe`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('sendEmail', () => {
  it('[A4] posts {email}; the status "success" is success', async () => {
    answer = '{"status":"success"}';
    const result = await sendEmail({ email: 'ada@example.com' }, url);
    expect(received).toEqual({ email: 'ada@example.com' });
    expect(result.status).toBe('success');
  });

  it('[A4] treats any other status as an error, and reads the errors', async () => {
    answer = '{"status":"error","message":"Look again.","errors":{"email":"Invalid email."}}';
    expect(await sendEmail({ email: 'ada' }, url)).toEqual({
      status: 'error',
      message: 'Look again.',
      errors: { email: 'Invalid email.' },
    });
    answer = '{"status":"ok"}';
    expect((await sendEmail({ email: 'ada' }, url)).status).toBe('error');
  });

  it('is unreachable without a readable response', async () => {
    answer = '<h1>502</h1>';
    expect((await sendEmail({ email: 'a' }, url)).status).toBe('unreachable');
    server.removeAllListeners('request');
    expect((await sendEmail({ email: 'a' }, url, 30)).status).toBe('unreachable');
  });
});
