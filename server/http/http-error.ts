/** An error response. `message` is plain text for people. */
export interface Problem {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  headers?: Record<string, string>;
}

/** Thrown to refuse a request; becomes an error response with this status. */
export class HttpError extends Error implements Problem {
  override name = 'HttpError';
  readonly status: Exclude<Problem['status'], 500>;
  readonly headers: Record<string, string>;

  constructor(status: HttpError['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
