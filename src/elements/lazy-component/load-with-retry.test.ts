import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { loadChunk } from './load-chunk.ts';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = new TypeError('Failed to fetch dynamically imported module: /static/js/a.js');

describe('loadWithRetry', () => {
  it('gives the module at once', async () => {
    await expect(loadWithRetry('a', async () => 7)).resolves.toBe(7);
  });

  it('[X5] retries once and succeeds', async () => {
    const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('module');
    const part = loadWithRetry('a', load);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(part).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[X5] is a ChunkLoadError "Loading chunk {id} failed" after the second failure', async () => {
    const load = vi.fn().mockRejectedValue(failure);
    const part = loadWithRetry('price-tabs', load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    const error = await part;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk price-tabs failed',
      cause: failure,
      code: undefined,
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[B3] gives up 120000 ms after the start', async () => {
    const part = loadWithRetry('slow', () => new Promise<never>(() => {}));
    let error: unknown;
    part.catch((reason: unknown) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk slow failed' });
  });
});

describe('ChunkLoadError', () => {
  it('[X5] carries CSS_CHUNK_LOAD_FAILED for a style sheet', () => {
    const cause = new Error('Unable to preload CSS for /static/css/a.css');
    expect(new ChunkLoadError('a', cause).code).toBe('CSS_CHUNK_LOAD_FAILED');
  });
});

describe('loadChunk', () => {
  it('loads a part once, and anew after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const first = loadChunk('b', load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(first).resolves.toBeInstanceOf(ChunkLoadError);
    load.mockResolvedValue('module');
    await expect(loadChunk('b', load)).resolves.toBe('module');
    await expect(loadChunk('b', load)).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
