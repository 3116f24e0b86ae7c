import type { ServerResponse } from 'node:http';
import { bytesInMemory, bytesOf, type Packed, plainOnShelf } from './file-body.ts';
import { sendTrouble, unreadable } from './send-trouble.ts';
import type { Sending } from './sending.ts';
import { streamFile } from './stream-file.ts';
import { streamStored } from './stream-stored.ts';

/** Sends a body or a range of it; for HEAD only the headers. */
export function sendBody(response: ServerResponse, sending: Sending): void {
  const { status, headers, body, part } = sending;
  const send = (bytes: Buffer) => {
    response.writeHead(status, headers);
    response.end(part ? bytes.subarray(part.start, part.end + 1) : bytes);
  };
  const fail = (error: unknown) => {
    sending.tell(error);
    sendTrouble(response, unreadable, sending.security);
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
  sending: Sending,
  body: Packed,
): Promise<Buffer | null> {
  const plain = await plainOnShelf(body);
  if (plain === null) return bytesOf(body);
  await streamStored(response, sending, plain);
  return null;
}
