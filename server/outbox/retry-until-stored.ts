import { setTimeout as pause } from 'node:timers/promises';

const retryDelayMs = 1_000;
/** Attempts after a stop was requested. */
const finalAttempts = 5;

/**
 * Retries storing the outcome of a mail until the database accepts it: a mail that a mail server
 * has accepted must not be sent again because the database was unreachable for a moment.
 */
export async function retryUntilStored(
  store: () => Promise<void>,
  { onError, signal }: { onError: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  for (let remainingAttempts = finalAttempts; remainingAttempts > 0; ) {
    try {
      await store();
      return;
    } catch (error) {
      onError(error);
      if (signal.aborted) remainingAttempts -= 1;
      await pause(retryDelayMs);
    }
  }
}
