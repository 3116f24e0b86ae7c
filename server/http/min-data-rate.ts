import { limitWait } from '../limit-wait.ts';

/** Minimum data rate of a request body. */
export interface MinDataRate {
  /** Longest pause between two chunks, in milliseconds. */
  idleTimeoutMs: number;
  /** Time that every body has, in milliseconds, however slow. */
  gracePeriodMs: number;
  /** Each of these many bytes extends the time by a second. */
  bytesPerSecond: number;
}

/**
 * Yields the chunks of a body as they arrive. Only waiting for the sender counts, not the time that
 * the consumer takes between two chunks. A stream that the consumer stops reading is not canceled:
 * @hono/node-server drains the connection, so that the sender can read the response.
 * @throws TimeoutError when the body is slower than the minimum rate, or the stream's own error
 * when the sender disconnects.
 */
export async function* chunksAtMinRate(
  body: ReadableStream<Uint8Array>,
  minRate: MinDataRate,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waitedMs = 0;
  let receivedBytes = 0;
  while (true) {
    const allowedMs = minRate.gracePeriodMs + (receivedBytes / minRate.bytesPerSecond) * 1000;
    const startedAt = performance.now();
    const result = await limitWait(
      reader.read(),
      Math.max(0, Math.min(minRate.idleTimeoutMs, allowedMs - waitedMs)),
    );
    waitedMs += performance.now() - startedAt;
    if (result.done) return;
    receivedBytes += result.value.byteLength;
    yield result.value;
  }
}
