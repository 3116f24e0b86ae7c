import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { destroyStalledResponses } from './stalled-responses.ts';

// Client and server share a process, which a busy machine may stop for a while.
const limitMs = 1_500 * timeoutScale;
/** More bytes than all socket buffers hold. */
const large = Buffer.alloc(24 * 1024 * 1024, 'x');

const server = createServer(
  destroyStalledResponses((request, response) => {
    const late = request.url === '/late';
    setTimeout(() => response.end(large), late ? 3 * limitMs : 0);
  }, limitMs),
);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function request(path: string): Promise<Socket> {
  if (!server.listening)
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

/** Reads until the end, with a pause before each chunk. @returns the number of bytes. */
async function read(socket: Socket, restMs: number, restEvery: number): Promise<number> {
  let bytes = 0;
  let since = 0;
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).byteLength;
    since += (chunk as Buffer).byteLength;
    if (since > restEvery) {
      since = 0;
      await pause(restMs);
    }
    if (bytes >= large.byteLength) break;
  }
  return bytes;
}

test('a response whose client reads nothing is destroyed', async () => {
  // Observed at the server: a client that reads nothing notices nothing.
  const connection = new Promise<Socket>((resolve) => server.once('connection', resolve));
  await request('/');
  await new Promise((resolve) => connection.then((socket) => socket.once('close', resolve)));
  expect((await connection).bytesWritten).toBeGreaterThan(0);
});

test('a slow client that pauses gets everything, even beyond the limit', async () => {
  const began = Date.now();
  const socket = await request('/');
  expect(await read(socket, limitMs / 5, 1024 * 1024)).toBeGreaterThanOrEqual(large.byteLength);
  expect(Date.now() - began).toBeGreaterThan(2 * limitMs);
});

test('the time until a response begins does not count', async () => {
  const socket = await request('/late');
  expect(await read(socket, 0, large.byteLength)).toBeGreaterThanOrEqual(large.byteLength);
});
