import { z } from 'zod';

/** Status of a submission on the server; `unreachable` if it did not respond. */
export type SubmissionStatus = 'accepted' | 'unknown' | 'unreachable';

const responseSchema = z.object({ status: z.enum(['accepted', 'unknown']) });

/** Timeout of a request, in milliseconds. */
const timeoutMs = 10_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function requestStatus(url: string): Promise<SubmissionStatus> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return responseSchema.parse(await response.json()).status;
  } catch {
    return 'unreachable';
  }
}

/**
 * Fetches the status of a submission whose response was lost. A submission that the server does not
 * know may still be on its way to the database, so the request is repeated.
 *
 * @param statusUrl URL without the id; undefined: `unreachable`
 * @param delaysMs delays between the requests
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
