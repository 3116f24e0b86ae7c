import { readFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';

/**
 * Requests a path of this machine over HTTP/2 and TLS, by a name that need not resolve.
 * @throws Error when the server speaks only HTTP/1.1.
 */
export function http2Get(
  origin: string,
  path: string,
  certificate: string,
): Promise<IncomingHttpHeaders & { ':status'?: number }> {
  return new Promise((resolve, reject) => {
    const { hostname: servername, port } = new URL(origin);
    const server = { host: '127.0.0.1', port: Number(port), servername };
    const ca = readFileSync(certificate);
    const session = connect(origin, {
      createConnection: () => connectTls({ ...server, ca, ALPNProtocols: ['h2'] }),
    });
    session.once('error', reject);
    const stream = session.request({ ':path': path });
    stream.once('error', reject);
    stream.once('response', (headers) => {
      stream.resume();
      stream.once('end', () => session.close(() => resolve(headers)));
    });
  });
}
