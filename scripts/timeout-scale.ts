import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Duration of the benchmark on each of two idle cores, in seconds. */
const idleSeconds = 0.5;

/** Returns the ratio of a duration of the benchmark to that of an idle machine, 1 at least. */
export const timeoutScaleOf = (seconds: number): number => Math.max(1, seconds / idleSeconds);

/**
 * Measures the current speed of the machine, on all cores at once. Takes about a second when idle.
 */
export async function measureTimeoutScale(): Promise<number> {
  const measurements = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL('cpu-benchmark-worker.ts', import.meta.url));
    const [seconds] = (await once(worker, 'message')) as [number];
    return seconds;
  });
  return timeoutScaleOf(Math.max(...(await Promise.all(measurements))));
}

/**
 * Factor of every timeout, set by `npm test`, which measures it before each suite. The speed of
 * test machines varies threefold within an hour, and a timeout is meant for code that hangs.
 */
export const timeoutScale = Math.max(1, Number(process.env['MACHINE_SLOWNESS'] ?? 1));
