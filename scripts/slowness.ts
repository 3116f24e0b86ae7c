import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Timeout scale: machines that run the tests differ three times from one hour to the next, and a
 * timeout is there for what hangs, not for what is slow.
 */

/** Seconds that the fixed work takes on each of two quiet cores. */
const quietSeconds = 0.5;

/** How many times slower than on a quiet machine fixed work was; 1 at least. */
export const slownessOf = (seconds: number): number => Math.max(1, seconds / quietSeconds);

/** Measures the machine as it is now, all of its cores at once. About a second on a quiet one. */
export async function measureSlowness(): Promise<number> {
  const measured = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL('fixed-work.ts', import.meta.url));
    const [seconds] = (await once(worker, 'message')) as [number];
    return seconds;
  });
  return slownessOf(Math.max(...(await Promise.all(measured))));
}

/** Set by `npm test`, which measures before each suite; every timeout is multiplied by it. */
export const slowness = Math.max(1, Number(process.env['MACHINE_SLOWNESS'] ?? 1));
