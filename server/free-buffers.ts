import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The collector without `--expose-gc`, which would have to stand in every start command.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const everyBytes = 2 * 1024 * 1024;
/** Buffers beyond those of the last thorough collection. */
const slack = 6 * 1024 * 1024;
let passed = 0;
let least = Number.POSITIVE_INFINITY;

/**
 * Tells that this many bytes of buffers have passed through this thread and are rubbish now. V8
 * sees only the few words that stand for a buffer and lets a hundred megabytes of them lie; a small
 * collection (1 ms) every few megabytes keeps that from piling up, and a thorough one (some 20 ms)
 * takes what has lived too long for it.
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
