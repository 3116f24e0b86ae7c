import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packetChunks, parseInChunks } from './parse-in-chunks.ts';

/** Number of request objects that Node has created. */
let made = 0;
/** Actions of the test server by request path, run after the body was read. */
const server = createServer((request, response) => {
  made += 1;
  if (request.url === '/cut') request.socket.destroy();
  else void bodyOf(request).then((body) => response.end(`[${body.length}]`));
});
parseInChunks(server);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(() => {
  server.close();
});

/** Sends bytes on one connection. Resolves with everything received until it is closed. */
async function send(bytes: string | Buffer): Promise<string> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  await closed;
  return received;
}
const lengths = (said: string) =>
  [...said.matchAll(/\[(\d+)\]/g)].map(([, length]) => Number(length));
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (body: string, more = '') =>
  `POST / HTTP/1.1\r\nHost: a\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;

test('after a connection is destroyed the rest of its packet is not parsed', async () => {
  made = 0;
  await send(get('/cut').repeat(1500));
  // As many as fit into one chunk.
  expect(made).toBeLessThan(50);
});

test('requests and bodies arrive complete, whatever their bytes', async () => {
  const bodies = ['', '\r\n'.repeat(40_000), 'x'.repeat(300_000), `${get('/').repeat(200)}`, 'end'];
  const last = post('bye', 'Connection: close\r\n');
  const received = await send(bodies.map((body) => post(body)).join('') + last);
  expect(lengths(received)).toEqual([...bodies.map((body) => body.length), 3]);
});

test('a connection paused by Node continues when its client reads', async () => {
  // More responses than a connection buffers: Node stops reading it meanwhile.
  const received = await send(
    get('/').repeat(4000) + get('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  expect(lengths(received)).toHaveLength(4001);
});

test('chunks are short, end after a blank line, and add up to the packet', () => {
  const part = fc.constantFrom(
    '\r\n\r\n',
    '\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
    'x'.repeat(900),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const packet = Buffer.from(parts.join(''));
      const all = [...packetChunks(packet)];
      expect(Buffer.concat(all).equals(packet)).toBe(true);
      for (const chunk of all.slice(0, -1)) {
        expect(chunk.subarray(-4).toString()).toBe('\r\n\r\n');
        expect(chunk.subarray(1024, -4).includes('\r\n\r\n')).toBe(false);
      }
    }),
  );
});
