import { connect } from 'node:net';
import { timeoutScale } from '../../scripts/timeout-scale.ts';

export interface RawAnswer {
  /** Null when the connection ended without a response. */
  status: number | null;
  text: string;
}

export interface RawRequest {
  bytes: Buffer;
  /**
   * Set when more was declared than is sent: the client then ends the connection, since the server
   * would wait.
   */
  partial: boolean;
}

const timeoutMs = 120_000 * timeoutScale;

/**
 * Sends raw bytes, which fetch would refuse, and reads until the server closes.
 * @throws Error when it does not close in time.
 */
export const sendRaw = (url: string, { bytes, partial }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // After its response a server may stop reading.
    socket.on('error', () => undefined);
    socket.setTimeout(timeoutMs, () => {
      reject(new Error(`No end after ${timeoutMs} ms of:\n${bytes.toString('latin1', 0, 2000)}`));
      socket.destroy();
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      // `100 Continue` precedes the response itself.
      const status = /^(?:HTTP\/1\.1 1\d\d .*\r\n\r\n)*HTTP\/1\.1 ([2-9]\d\d) /.exec(text)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text });
    });
    if (partial) socket.end(bytes);
    else socket.write(bytes);
  });

/** Serializes a request; the connection ends with its response. */
export function rawRequest(parts: {
  method: string;
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  partial?: boolean;
}): RawRequest {
  const { method, target, headers, body, partial = false } = parts;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { bytes: Buffer.concat([head, body]), partial };
}
