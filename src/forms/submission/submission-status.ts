import { z } from 'zod';

/** What the server knows of a submission; `unreachable` where it cannot be asked. */
export type SubmissionStatus = 'accepted' | 'unknown' | 'unreachable';

const answerSchema = z.object({ status: z.enum(['accepted', 'unknown']) });

/** Longest wait for one answer, in milliseconds. */
const timeoutMs = 10_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function requestStatus(address: string): Promise<SubmissionStatus> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
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
 * @param statusUrl address without the id; left out: there is nobody to ask
 * @param delaysMs between the questions, in milliseconds
 */
export async function fetchSubmissionStatus(
  statusUrl: string | undefined,
  id: string,
  delaysMs: readonly number[] = [1000],
): Promise<SubmissionStatus> {
  if (statusUrl === undefined || id === '') return 'unreachable';
  let status = await requestStatus(statusUrl + id);
  for (const ms of delaysMs) {
    if (status !== 'unknown') return status;
    await delay(ms);
    status = await requestStatus(statusUrl + id);
  }
  return status;
}
