import { ChunkLoadError, stylesOf } from './chunk-load-error.ts';

/** Longest wait for a part's code, in milliseconds (specification, section 9). */
export const chunkTimeoutMs = 120_000;

/** Pause before the one retry, in milliseconds. */
const pauseMs = 1000;

/**
 * Runs a dynamic import; tries once more when it fails. Browsers ask the network again for a module
 * that failed, so the same `load` is called twice; a failed style sheet must be asked for by hand.
 *
 * @param id name of the part, for the error.
 * @throws ChunkLoadError after the second failure, or 120 s after the start.
 */
export function loadWithRetry<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${chunkTimeoutMs} ms`)),
      chunkTimeoutMs,
    );
  });
  const again = (cause: unknown) =>
    new Promise((resolve) => setTimeout(resolve, pauseMs))
      .then(() => stylesOf(cause))
      .then((href) => (href ? loadStyles(href) : undefined))
      .then(load);
  return Promise.race([load().catch(again), late])
    .catch((cause) => Promise.reject(new ChunkLoadError(id, cause)))
    .finally(() => clearTimeout(timer));
}

/** Adds a style sheet and waits for it; Vite itself asks for each sheet only once. */
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
