import { freeBuffers } from '../free-buffers.ts';
import { OutOfTime } from '../in-time.ts';
import { freeBytes } from './body-budget.ts';
import { type Pace, pacedChunks } from './paced-chunks.ts';
import { Refusal } from './refusal.ts';
import type { Place } from './room.ts';

export const tooLarge = (max: number) =>
  // The rest of the body is discarded for a moment, so that the sender can read this response, and
  // then cut off: @hono/node-server does that.
  new Refusal(413, `Too large: at most ${Math.floor(max / 1024)} KB are accepted.`);

/** Yields the chunks of the body, at most `max` bytes. @throws HttpError 413, 408 or 400. */
export async function* chunksOf(request: Request, max: number, pace: Pace) {
  if (!request.body) return;
  let size = 0;
  const chunks = pacedChunks(request.body, pace);
  while (true) {
    const part = await chunks.next().catch((error: unknown) => {
      if (!(error instanceof OutOfTime)) {
        throw new Refusal(400, 'The request ended before it was complete.');
      }
      throw new Refusal(408, 'This took too long to arrive. Please try again.', {
        Connection: 'close',
      });
    });
    if (part.done) return;
    size += part.value.byteLength;
    freeBuffers(part.value.byteLength);
    if (size > max) throw tooLarge(max);
    yield part.value;
  }
}

/**
 * Returns a function that reserves memory for the bytes of a body held so far. @throws HttpError
 * 413 above `max`, 503 when the budget is used up.
 */
export function holdIn(memory: Place, max: number): (bytes: number) => Promise<void> {
  let taken = freeBytes;
  return async (bytes) => {
    if (bytes > max) throw tooLarge(max);
    const more = bytes - taken;
    if (more <= 0) return;
    taken = bytes;
    if (await memory.take(more)) return;
    throw new Refusal(503, 'Too much is arriving at once. Please try again in a moment.', {
      'Retry-After': '5',
    });
  };
}

/** Collects the chunks of a small body. */
export async function collect(
  chunks: AsyncIterable<Uint8Array>,
  held: (bytes: number) => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    await held(size);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}
