/**
 * Posts values as JSON and asks for JSON.
 *
 * @param timeoutMs longest wait for an answer
 * @throws where no answer comes in time
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
