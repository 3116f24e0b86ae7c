/** Thrown when an operation exceeds its time limit. It may still have taken effect. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Longest wait for storing a submission, in milliseconds; browsers wait for a minute. */
export const submissionTimeoutMs = 45_000;

/**
 * Returns the result of the work, or rejects when it takes longer than the limit. The work itself
 * goes on.
 * @throws TimeoutError
 */
export async function limitWait<Result>(
  work: Promise<Result>,
  limitMs: number = submissionTimeoutMs,
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
