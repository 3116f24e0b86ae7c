import { readFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';

/** Requests a path over HTTP/2 and TLS. @throws Error when the server speaks only HTTP/1.1. */
export function http2Get(
  origin: string,
  path: string,
  certificate: string,
): Promise<IncomingHttpHeaders & { ':status'?: number }> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca: readFileSync(certificate) });
    session.once('error', reject);
    const stream = session.request({ ':path': path });
    stream.once('error', reject);
    stream.once('response', (headers) => {
      stream.resume();
      stream.once('end', () => session.close(() => resolve(headers)));
    });
  });
}
