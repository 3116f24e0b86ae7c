import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connection-limits.ts';

/** Counts how many of four connections from one address and one from another are closed at once. */
async function closedOf(TRUST_PROXY: number): Promise<string[]> {
  const server = createServer();
  limitConnections(server, { TRUST_PROXY }, { total: 100, perAddress: 3 });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const closed: string[] = [];
  const open = (localAddress: string) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      socket.once('close', () => {
        closed.push(localAddress);
        resolve();
      });
      // A connection with a response was accepted.
      socket.once('data', () => resolve());
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    });
  server.on('request', (_request, response) => response.end('in'));
  for (const from of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2']) {
    await open(from);
  }
  const result = [...closed];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return result;
}

test('connections per address are limited', async () => {
  expect(await closedOf(0)).toEqual(['127.0.0.1']);
});

test('connections of a trusted proxy are not limited', async () => {
  expect(await closedOf(1)).toEqual([]);
});
