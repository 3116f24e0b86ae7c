import { z } from 'zod';

/** What the server knows of a submission; `unreachable` where it cannot be asked. */
export type Arrival = 'accepted' | 'unknown' | 'unreachable';

const answerSchema = z.object({ status: z.enum(['accepted', 'unknown']) });

/** Longest wait for one answer, in milliseconds. */
const patienceMs = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function askOnce(address: string): Promise<Arrival> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return answerSchema.parse(await response.json()).status;
  } catch {
    return 'unreachable';
  }
}

/**
 * Asks what became of a submission whose answer did not come. What is unknown may still be on its way
 * into the server's database: it is asked for again.
 *
 * @param askAt address without the id; left out: there is nobody to ask
 * @param pauses between the questions, in milliseconds
 */
export async function askArrived(
  askAt: string | undefined,
  id: string,
  pauses: readonly number[] = [1000],
): Promise<Arrival> {
  if (askAt === undefined || id === '') return 'unreachable';
  let arrival = await askOnce(askAt + id);
  for (const ms of pauses) {
    if (arrival !== 'unknown') return arrival;
    await pause(ms);
    arrival = await askOnce(askAt + id);
  }
  return arrival;
}
