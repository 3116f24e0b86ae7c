/** Request headers that the server's answer to a GET may depend on. */
export const recordedHeaders = ['accept', 'accept-encoding', 'range'] as const;

/** Request that the server received during a test. */
export interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Returns the identity of a request: requests with the same key get the same response from the same
 * site.
 */
export const requestKey = ({ method, url, headers }: RecordedRequest): string =>
  [method, url, ...recordedHeaders.map((name) => headers[name] ?? '')].join('\n');

/** Returns true for a method that changes nothing on the server. */
export const isSafe = ({ method }: RecordedRequest): boolean =>
  method === 'GET' || method === 'HEAD';
