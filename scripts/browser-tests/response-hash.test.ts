import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashResponse } from './response-hash.ts';

let body = 'a page';
let headers: Record<string, string> = {};
let servers: Server[] = [];
const origins: string[] = [];

beforeAll(async () => {
  for (let at = 0; at < 2; at += 1) {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/absent' ? 404 : 200, {
        link: `<http://${request.headers.host}/>`,
        ...headers,
      });
      response.end(request.headers.range ?? body);
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    servers.push(server);
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
});
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  servers = [];
});

const hash = (url: string, at = 0, headers = {}) =>
  hashResponse(origins[at] ?? '', { method: 'GET', url, headers });

test('the same response has one hash, whatever the port of the server', async () => {
  expect(await hash('/', 0)).toBe(await hash('/', 1));
});

test('status, headers, body and request headers change the hash', async () => {
  const first = await hash('/');
  const others = [await hash('/absent'), await hash('/', 0, { range: 'bytes=0-1' })];
  headers = { 'content-security-policy': "default-src 'none'" };
  others.push(await hash('/'));
  headers = {};
  body = 'another page';
  others.push(await hash('/'));
  expect(new Set([first, ...others]).size).toBe(5);
});

test('a server that does not answer is an error', async () => {
  await expect(
    hashResponse('http://127.0.0.1:9', { method: 'GET', url: '/', headers: {} }),
  ).rejects.toThrow('ECONNREFUSED');
});
