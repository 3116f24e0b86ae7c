import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Exposes the garbage collector at run time, so that start commands need no `--expose-gc`.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const everyBytes = 2 * 1024 * 1024;
/** Growth in buffer bytes since the last major collection that triggers the next. */
const slack = 6 * 1024 * 1024;
let passed = 0;
let least = Number.POSITIVE_INFINITY;

/**
 * Reports that this many bytes of buffers have become garbage in this thread. V8 sees only the
 * small objects that represent buffers and lets a hundred megabytes pile up; a minor collection (1
 * ms) every few megabytes prevents that, and a major one (some 20 ms) frees what has survived it.
 */
export function freeBuffers(bytes: number): void {
  passed += bytes;
  if (passed < everyBytes) return;
  passed = 0;
  collect({ type: 'minor' });
  const before = process.memoryUsage().arrayBuffers;
  least = Math.min(least, before);
  if (before < least + slack) return;
  collect({ type: 'major' });
  least = process.memoryUsage().arrayBuffers;
}
