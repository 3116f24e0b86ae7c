import { setTimeout as pause } from 'node:timers/promises';

const gapMs = 1_000;
/** Tries that a stop waits for. */
const lastTries = 5;

/**
 * Repeats a note about a mail until the database takes it: what a mail server has accepted must not
 * go out again because the database was away for a moment.
 */
export async function untilStored(
  note: () => Promise<void>,
  { tell, signal }: { tell: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  for (let left = lastTries; left > 0; ) {
    try {
      await note();
      return;
    } catch (error) {
      tell(error);
      if (signal.aborted) left -= 1;
      await pause(gapMs);
    }
  }
}
