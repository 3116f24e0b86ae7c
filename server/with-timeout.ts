/** Thrown when an operation exceeds its time limit. It may still have taken effect. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Timeout for storing a post, in milliseconds; browsers wait for a minute. */
export const postTimeoutMs = 45_000;

/**
 * Rejects when the work takes longer than the limit; the work itself goes on.
 * @throws TimeoutError
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  limitMs: number = postTimeoutMs,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('The time is up.')), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    // After a timeout nothing else handles the rejection of the work.
    work.catch(() => undefined);
  }
}
