import { setTimeout as pause } from 'node:timers/promises';

const retryMs = 1_000;
/** Attempts after a stop was requested. */
const finalAttempts = 5;

/**
 * Retries storing the outcome of a mail until the database accepts it: a mail that a mail server
 * has accepted must not be sent again because the database was away for a moment.
 */
export async function retryUntilStored(
  store: () => Promise<void>,
  { onError, signal }: { onError: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  for (let left = finalAttempts; left > 0; ) {
    try {
      await store();
      return;
    } catch (error) {
      onError(error);
      if (signal.aborted) left -= 1;
      await pause(retryMs);
    }
  }
}
