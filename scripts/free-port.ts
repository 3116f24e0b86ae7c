import { createServer } from 'node:net';

/**
 * Returns a port of the loopback interface that is unused at this moment: the given port, or any.
 * @throws Error if the given port is in use
 */
export const freePort = (port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
