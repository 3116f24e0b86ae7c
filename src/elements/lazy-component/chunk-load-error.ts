/**
 * Error for a chunk (or style sheet) that could not be loaded: offline, a new deployment,
 * or 120 s without a response. Style sheets carry `code: 'CSS_CHUNK_LOAD_FAILED'`.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined;

  /** @param id name of the chunk, as given to the loader. */
  constructor(id: string, cause: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
    this.code = stylesOf(cause) ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
  }
}

/**
 * Returns the URL of the style sheet in Vite's error "Unable to preload CSS for …", if it is that
 * error.
 */
export function stylesOf(cause: unknown): string | undefined {
  return cause instanceof Error ? /preload CSS for (\S+)/.exec(cause.message)?.[1] : undefined;
}
