import { serverWords } from '../../src/words/server.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import { TimeoutError } from '../with-timeout.ts';
import { unreservedBytes } from './body-budgets.ts';
import type { Reservation } from './byte-budget.ts';
import { HttpError } from './http-error.ts';
import { chunksAtMinRate, type MinDataRate } from './min-data-rate.ts';

export const payloadTooLarge = (max: number) =>
  // The rest of the body is discarded for a moment, so that the sender can read this response, and
  // then cut off: @hono/node-server does that.
  new HttpError(413, serverWords.tooLarge(Math.floor(max / 1024)));

/** Yields the chunks of the body, at most `max` bytes. @throws HttpError 413, 408 or 400. */
export async function* readChunks(request: Request, max: number, minRate: MinDataRate) {
  if (!request.body) return;
  let size = 0;
  const chunks = chunksAtMinRate(request.body, minRate);
  while (true) {
    const part = await chunks.next().catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) {
        throw new HttpError(400, serverWords.incomplete);
      }
      throw new HttpError(408, serverWords.tooSlow, {
        Connection: 'close',
      });
    });
    if (part.done) return;
    size += part.value.byteLength;
    reportFreedBytes(part.value.byteLength);
    if (size > max) throw payloadTooLarge(max);
    yield part.value;
  }
}

/**
 * Returns a function that reserves memory for the bytes of a body held so far. @throws HttpError
 * 413 above `max`, 503 when the budget is used up.
 */
export function reserveIn(memory: Reservation, max: number): (bytes: number) => Promise<void> {
  let reserved = unreservedBytes;
  return async (bytes) => {
    if (bytes > max) throw payloadTooLarge(max);
    const more = bytes - reserved;
    if (more <= 0) return;
    reserved = bytes;
    if (await memory.acquire(more)) return;
    throw new HttpError(503, serverWords.tooMuch, {
      'Retry-After': '5',
    });
  };
}

/** Collects the chunks of a small body. */
export async function collect(
  chunks: AsyncIterable<Uint8Array>,
  reserve: (bytes: number) => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const collected: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    await reserve(size);
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}
