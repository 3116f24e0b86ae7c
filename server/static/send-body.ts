import type { ServerResponse } from 'node:http';
import { bytesInMemory, bytesOf, cachedPlainPage, type DecompressedBody } from './file-body.ts';
import type { OutgoingResponse } from './outgoing-response.ts';
import { sendError, unreadableError } from './send-error.ts';
import { streamCached } from './stream-cached.ts';
import { streamFile } from './stream-file.ts';

/** Sends a body or a range of it; for HEAD only the headers. */
export function sendBody(response: ServerResponse, outgoing: OutgoingResponse): void {
  const { status, headers, body, range } = outgoing;
  const send = (bytes: Buffer) => {
    response.writeHead(status, headers);
    response.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  };
  const fail = (error: unknown) => {
    outgoing.onError(error);
    sendError(response, unreadableError, outgoing.hsts);
  };
  if (response.req.method === 'HEAD') {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const readyBytes = bytesInMemory(body);
  if (readyBytes) send(readyBytes);
  else if ('path' in body) streamFile(response, outgoing, body).catch(fail);
  else if ('gzip' in body)
    sendPlain(response, outgoing, body)
      .then((bytes) => bytes && send(bytes))
      .catch(fail);
  else bytesOf(body).then(send).catch(fail);
}

/** Streams a large uncompressed page. @returns the bytes of one that is sent whole. */
async function sendPlain(
  response: ServerResponse,
  outgoing: OutgoingResponse,
  body: DecompressedBody,
): Promise<Buffer | null> {
  const plainPage = await cachedPlainPage(body);
  if (plainPage === null) return bytesOf(body);
  await streamCached(response, outgoing, plainPage);
  return null;
}
