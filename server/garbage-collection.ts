import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Exposes the garbage collector at run time, so that start commands need no `--expose-gc`.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const minorEveryBytes = 2 * 1024 * 1024;
/** Growth in buffer bytes since the last major collection that triggers the next. */
const maxGrowth = 6 * 1024 * 1024;
let freed = 0;
let baseline = Number.POSITIVE_INFINITY;

/**
 * Counts bytes of buffers that have become garbage in this thread, and runs the garbage collector
 * every few megabytes. V8 sees only the small objects that represent buffers and lets a hundred
 * megabytes pile up; a minor collection (1 ms) every few megabytes prevents that, and a major one
 * (some 20 ms) frees what has survived it.
 */
export function reportFreedBytes(bytes: number): void {
  freed += bytes;
  if (freed < minorEveryBytes) return;
  freed = 0;
  collect({ type: 'minor' });
  const before = process.memoryUsage().arrayBuffers;
  baseline = Math.min(baseline, before);
  if (before < baseline + maxGrowth) return;
  collect({ type: 'major' });
  baseline = process.memoryUsage().arrayBuffers;
}
