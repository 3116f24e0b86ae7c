import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Exposes the garbage collector at run time, so that start commands need no `--expose-gc`.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

/** Freed bytes after which the next minor collection runs. */
const minorIntervalBytes = 2 * 1024 * 1024;
/** Growth in buffer bytes since the last major collection that triggers the next. */
const maxGrowthBytes = 6 * 1024 * 1024;
let freedBytes = 0;
let baselineBytes = Number.POSITIVE_INFINITY;

/**
 * Counts bytes of buffers that have become garbage in this thread, and runs the garbage collector
 * every few megabytes. V8 sees only the small objects that represent buffers and lets a hundred
 * megabytes pile up; a minor collection (1 ms) every few megabytes prevents that, and a major one
 * (some 20 ms) frees what has survived it.
 */
export function reportFreedBytes(bytes: number): void {
  freedBytes += bytes;
  if (freedBytes < minorIntervalBytes) return;
  freedBytes = 0;
  collectGarbage({ type: 'minor' });
  const bufferBytes = process.memoryUsage().arrayBuffers;
  baselineBytes = Math.min(baselineBytes, bufferBytes);
  if (bufferBytes < baselineBytes + maxGrowthBytes) return;
  collectGarbage({ type: 'major' });
  baselineBytes = process.memoryUsage().arrayBuffers;
}
