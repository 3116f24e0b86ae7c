import { inTime } from '../in-time.ts';

/** How fast a body has to arrive. */
export interface Pace {
  /** Longest silence, in milliseconds. */
  silenceMs: number;
  /** Time that every body has, however slow, in milliseconds. */
  graceMs: number;
  /** Beyond that each of these many bytes buys a second more. */
  bytesPerSecond: number;
}

/**
 * The pieces of a body as they arrive. Only time in which the sender is waited for counts, not the
 * time that the reader takes between two pieces. A stream that is left early is not cancelled:
 * @hono/node-server empties the connection, so that its sender reads the answer.
 * @throws OutOfTime when it is slower than the pace, or the stream's own error when the sender goes away.
 */
export async function* pacedChunks(
  body: ReadableStream<Uint8Array>,
  pace: Pace,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waitedMs = 0;
  let received = 0;
  while (true) {
    const allowedMs = pace.graceMs + (received / pace.bytesPerSecond) * 1000;
    const began = performance.now();
    const part = await inTime(
      reader.read(),
      Math.max(0, Math.min(pace.silenceMs, allowedMs - waitedMs)),
    );
    waitedMs += performance.now() - began;
    if (part.done) return;
    received += part.value.byteLength;
    yield part.value;
  }
}
