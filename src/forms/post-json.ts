/**
 * Posts values as JSON and accepts JSON.
 *
 * @param timeoutMs timeout of the request
 * @throws (rejects) without a response in time
 */
export const postJson = (
  url: string,
  values: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeoutMs),
  });
