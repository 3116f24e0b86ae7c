import { loadWithRetry } from './load-with-retry.ts';

const chunks = new Map<string, Promise<unknown>>();

/**
 * Loads a chunk once by name: `loadChunk('captcha', () => import('./solver.ts'))`.
 * A failure is not cached, so the next call tries again.
 *
 * @throws ChunkLoadError "Loading chunk {id} failed".
 */
export function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  const cachedChunk = chunks.get(id);
  if (cachedChunk) return cachedChunk as Promise<T>;
  const chunk = loadWithRetry(id, load);
  chunks.set(id, chunk);
  chunk.catch(() => chunks.delete(id));
  return chunk;
}
