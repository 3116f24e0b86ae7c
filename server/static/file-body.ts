import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { gunzip } from 'node:zlib';
import type { ByteRange } from './byte-range.ts';

/**
 * The bytes of a file, kept as small as can be:
 * - in memory, as they are sent;
 * - on the disk: pictures, films and sounds are half of the site's weight, each browser asks for
 *   them once, and the system keeps the ones in demand in its own memory anyway;
 * - packed in memory, for the rare client that cannot unpack a page itself.
 */
export type FileBody =
  | Buffer
  | { path: string; byteLength: number }
  | { gzip: Buffer; byteLength: number };

/** Whether a file of this type stays on the disk. */
export const staysOnDisk = (type: string): boolean =>
  type !== 'image/svg+xml' && /^(image|video|audio)\//.test(type);

/**
 * Answers with a body or a part of it, and HEAD without; `headers` have to name the length of what
 * GET is sent.
 */
export function sendBody(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: FileBody,
  part?: ByteRange,
): void {
  const send = (bytes: Buffer) => {
    response.writeHead(status, headers);
    response.end(part ? bytes.subarray(part.start, part.end + 1) : bytes);
  };
  if (response.req.method === 'HEAD') {
    response.writeHead(status, headers);
    response.end();
  } else if (Buffer.isBuffer(body)) send(body);
  else if ('gzip' in body) {
    gunzip(body.gzip, (problem, bytes) => (problem ? response.destroy(problem) : send(bytes)));
  } else streamFile(response, status, headers, body.path, part);
}

function streamFile(
  response: ServerResponse,
  status: number,
  headers: string[],
  path: string,
  part?: ByteRange,
): void {
  const stream = createReadStream(path, part);
  stream.once('open', () => {
    response.writeHead(status, headers);
    stream.pipe(response);
  });
  // A file that a new deployment took away: nothing is sent that could be kept as the picture.
  stream.once('error', () => {
    if (!response.headersSent) response.writeHead(404, ['Cache-Control', 'no-store']);
    response.end();
  });
  response.once('close', () => stream.destroy());
}
