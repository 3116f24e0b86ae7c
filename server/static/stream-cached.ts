import type { ServerResponse } from 'node:http';
import type { OutgoingResponse } from './outgoing-response.ts';
import type { CachedBody } from './response-cache.ts';

/** Bytes in memory per response. */
const chunkBytes = 64 * 1024;

/** Sends a body chunk by chunk, each when the client has read the one before. */
export async function streamCached(
  response: ServerResponse,
  { status, headers }: Pick<OutgoingResponse, 'status' | 'headers'>,
  body: CachedBody,
): Promise<void> {
  const chunk = Buffer.allocUnsafeSlow(Math.min(chunkBytes, body.byteLength));
  for (let offset = 0; offset < body.byteLength; ) {
    const bytes = await body.cache.readChunk(body, offset, chunk);
    if (response.destroyed) return;
    // If the first chunk cannot be read, an error response is still possible.
    if (offset === 0) response.writeHead(status, headers);
    await writeChunk(response, bytes);
    offset += bytes.byteLength;
  }
  response.end();
}

/** Writes a chunk. Resolves when its buffer may be reused, also after the connection has closed. */
const writeChunk = (response: ServerResponse, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve);
    response.write(bytes, () => {
      response.off('close', resolve);
      resolve();
    });
  });
