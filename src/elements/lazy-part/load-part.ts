import { loadWithRetry } from './load-with-retry.ts';

const parts = new Map<string, Promise<unknown>>();

/**
 * Loads a chunk once by name: `loadPart('captcha', () => import('./solver.ts'))`.
 * A failure is not cached, so the next call tries again.
 *
 * @throws ChunkLoadError "Loading chunk {id} failed".
 */
export function loadPart<T>(id: string, load: () => Promise<T>): Promise<T> {
  const known = parts.get(id);
  if (known) return known as Promise<T>;
  const part = loadWithRetry(id, load);
  parts.set(id, part);
  part.catch(() => parts.delete(id));
  return part;
}
