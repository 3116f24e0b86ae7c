/** What a client is told when its request comes to nothing. `message` is plain words. */
export interface Problem {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  headers?: Record<string, string>;
}

/** A request that is refused before its content is looked at. */
export class Refusal extends Error implements Problem {
  override name = 'Refusal';
  readonly status: Exclude<Problem['status'], 500>;
  readonly headers: Record<string, string>;

  constructor(status: Refusal['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
