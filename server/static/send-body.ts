import type { ServerResponse } from 'node:http';
import { bytesInMemory, bytesOf, type DecompressedBody, cachedPlainPage } from './file-body.ts';
import { sendError, unreadable } from './send-error.ts';
import type { OutgoingResponse } from './outgoing-response.ts';
import { streamFile } from './stream-file.ts';
import { streamCached } from './stream-cached.ts';

/** Sends a body or a range of it; for HEAD only the headers. */
export function sendBody(response: ServerResponse, sending: OutgoingResponse): void {
  const { status, headers, body, part } = sending;
  const send = (bytes: Buffer) => {
    response.writeHead(status, headers);
    response.end(part ? bytes.subarray(part.start, part.end + 1) : bytes);
  };
  const fail = (error: unknown) => {
    sending.tell(error);
    sendError(response, unreadable, sending.security);
  };
  if (response.req.method === 'HEAD') {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const ready = bytesInMemory(body);
  if (ready) send(ready);
  else if ('path' in body) streamFile(response, sending, body).catch(fail);
  else if ('gzip' in body)
    sendPlain(response, sending, body)
      .then((bytes) => bytes && send(bytes))
      .catch(fail);
  else bytesOf(body).then(send).catch(fail);
}

/** Streams a large uncompressed page. @returns the bytes of one that is sent whole. */
async function sendPlain(
  response: ServerResponse,
  sending: OutgoingResponse,
  body: DecompressedBody,
): Promise<Buffer | null> {
  const plain = await cachedPlainPage(body);
  if (plain === null) return bytesOf(body);
  await streamCached(response, sending, plain);
  return null;
}
