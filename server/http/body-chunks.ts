import { serverWords } from '../../src/words/server.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import { TimeoutError } from '../limit-wait.ts';
import { unreservedBytes } from './body-budgets.ts';
import type { Reservation } from './byte-budget.ts';
import { HttpError } from './http-error.ts';
import { chunksAtMinRate, type MinDataRate } from './min-data-rate.ts';

/** Returns the error for a body of more than `maxBytes`. */
export const payloadTooLargeError = (maxBytes: number) =>
  // The rest of the body is discarded for a moment, so that the sender can read this response, and
  // then cut off: @hono/node-server does that.
  new HttpError(413, serverWords.tooLarge(Math.floor(maxBytes / 1024)));

/** Yields the chunks of the body, at most `maxBytes` bytes. @throws HttpError 413, 408 or 400. */
export async function* readChunks(request: Request, maxBytes: number, minRate: MinDataRate) {
  if (!request.body) return;
  let receivedBytes = 0;
  const chunks = chunksAtMinRate(request.body, minRate);
  while (true) {
    const result = await chunks.next().catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) {
        throw new HttpError(400, serverWords.incomplete);
      }
      throw new HttpError(408, serverWords.tooSlow, {
        Connection: 'close',
      });
    });
    if (result.done) return;
    receivedBytes += result.value.byteLength;
    reportFreedBytes(result.value.byteLength);
    if (receivedBytes > maxBytes) throw payloadTooLargeError(maxBytes);
    yield result.value;
  }
}

/**
 * Returns a function that reserves memory for the bytes of a body held so far. @throws HttpError
 * 413 above `maxBytes`, 503 when the budget is used up.
 */
export function createMemoryReserver(
  memory: Reservation,
  maxBytes: number,
): (heldBytes: number) => Promise<void> {
  let reservedBytes = unreservedBytes;
  return async (heldBytes) => {
    if (heldBytes > maxBytes) throw payloadTooLargeError(maxBytes);
    const missingBytes = heldBytes - reservedBytes;
    if (missingBytes <= 0) return;
    reservedBytes = heldBytes;
    if (await memory.acquire(missingBytes)) return;
    throw new HttpError(503, serverWords.tooMuch, {
      'Retry-After': '5',
    });
  };
}

/** Collects the chunks of a small body. */
export async function collectChunks(
  chunks: AsyncIterable<Uint8Array>,
  reserve: (bytes: number) => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const collectedChunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    await reserve(size);
    collectedChunks.push(chunk);
  }
  return Buffer.concat(collectedChunks);
}
