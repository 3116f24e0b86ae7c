/** Thrown when an operation exceeds its time limit. It may still have taken effect. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** How long the storage of what a visitor sent may take, in milliseconds; browsers wait for a minute. */
export const visitorsPatienceMs = 45_000;

/**
 * Waits for work no longer than so many milliseconds; the work itself goes on.
 * @throws OutOfTime
 */
export async function inTime<Result>(
  work: Promise<Result>,
  limitMs: number = visitorsPatienceMs,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime('The time is up.')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // When the time was up, nobody else listens for its end.
    work.catch(() => undefined);
  }
}
