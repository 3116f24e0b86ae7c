/** A request that is refused before its content is looked at. `message` is plain words. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 503;
  readonly headers: Record<string, string>;

  constructor(status: Refusal['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
