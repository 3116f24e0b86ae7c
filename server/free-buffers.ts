import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The collector without `--expose-gc`, which would have to stand in every start command.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

const everyBytes = 4 * 1024 * 1024;
let passed = 0;

/**
 * Tells that this many bytes of buffers have passed through this thread and are rubbish now. V8
 * sees only the few words that stand for a buffer and lets a hundred megabytes of them lie; a small
 * collection (1 ms) every few megabytes keeps that from piling up.
 */
export function freeBuffers(bytes: number): void {
  passed += bytes;
  if (passed < everyBytes) return;
  passed = 0;
  collect({ type: 'minor' });
}
