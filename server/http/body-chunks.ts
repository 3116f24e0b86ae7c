import { freeBuffers } from '../free-buffers.ts';
import { OutOfTime } from '../in-time.ts';
import { freeBytes } from './body-budget.ts';
import { type Pace, pacedChunks } from './paced-chunks.ts';
import { Refusal } from './refusal.ts';
import type { Place } from './room.ts';

export const tooLarge = (max: number) =>
  // What is left of the body is thrown away for a moment, so that the sender gets to read this
  // answer, and then cut off: @hono/node-server sees to that.
  new Refusal(413, `Too large: at most ${Math.floor(max / 1024)} KB are accepted.`);

/** The pieces of the body, no more than `max` bytes. @throws Refusal 413, 408 or 400. */
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

/** Takes memory for what is held of a body. @throws Refusal 413 above `max`, 503 without room. */
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

/** The whole of a small body. */
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
