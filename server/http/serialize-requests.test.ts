import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serializeRequests } from './serialize-requests.ts';

/** Responses in progress by path, for the test to end. */
const begun = new Map<string, ServerResponse>();
const server = createServer(
  serializeRequests((request, response) => {
    begun.set(request.url ?? '', response);
    if (request.url === '/now') response.end('now');
  }),
);
const sockets: Socket[] = [];
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  begun.clear();
});
afterAll(() => {
  server.close();
});

function open() {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const send = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return { socket, send, received: () => received };
}

test('pipelined requests are handled in order, one at a time', async () => {
  const { send, received } = open();
  send('/a', '/b', '/c');
  await expect.poll(() => [...begun.keys()]).toEqual(['/a']);
  begun.get('/a')?.end('first');
  await expect.poll(() => [...begun.keys()]).toEqual(['/a', '/b']);
  expect(received()).toContain('first');
  begun.get('/b')?.end('second');
  await expect.poll(() => begun.has('/c')).toBe(true);
  begun.get('/c')?.end('third');
  await expect.poll(received).toMatch(/first[\s\S]*second[\s\S]*third/);
  // The connection stays usable.
  send('/now');
  await expect.poll(received).toMatch(/third[\s\S]*now/);
});

test('connections do not block one another', async () => {
  const slow = open();
  slow.send('/slow');
  await expect.poll(() => begun.has('/slow')).toBe(true);
  const other = open();
  other.send('/now', '/now');
  await expect.poll(other.received).toMatch(/now[\s\S]*now/);
});

test('sixteen requests may be queued; a connection with more is destroyed, and none of them begins', async () => {
  const patient = open();
  patient.send('/first', ...Array(16).fill('/waits'));
  await expect.poll(() => begun.has('/first')).toBe(true);
  const greedy = open();
  const closed = new Promise((resolve) => greedy.socket.once('close', resolve));
  greedy.send('/greedy', ...Array(17).fill('/never'));
  await closed;
  expect(greedy.received()).toBe('');
  expect(begun.has('/never')).toBe(false);
  expect(patient.socket.destroyed).toBe(false);
  begun.get('/first')?.end();
  await expect.poll(() => begun.has('/waits')).toBe(true);
});
