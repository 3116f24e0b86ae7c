import { ChunkLoadError, stylesOf } from './chunk-load-error.ts';

/** Timeout for a chunk, in milliseconds (specification, section 9). */
export const chunkTimeoutMs = 120_000;

/** Delay before the one retry, in milliseconds. */
const pauseMs = 1000;

/**
 * Runs a dynamic import and retries once. Browsers request a module that failed again, so the
 * same `load` is called twice; a failed style sheet has to be added by hand.
 *
 * @param id name of the chunk, for the error.
 * @throws ChunkLoadError after the second failure, or 120 s after the start.
 */
export function loadWithRetry<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${chunkTimeoutMs} ms`)),
      chunkTimeoutMs,
    );
  });
  const retry = (cause: unknown) =>
    new Promise((resolve) => setTimeout(resolve, pauseMs))
      .then(() => stylesOf(cause))
      .then((href) => (href ? loadStyles(href) : undefined))
      .then(load);
  return Promise.race([load().catch(retry), timeout])
    .catch((cause) => Promise.reject(new ChunkLoadError(id, cause)))
    .finally(() => clearTimeout(timer));
}

/** Adds a style sheet and waits for it; Vite requests each sheet only once. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
    document.head.append(link);
  });
}
