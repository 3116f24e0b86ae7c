import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Seconds that the fixed work takes on each of two quiet cores. */
const quietSeconds = 0.5;

/** Ratio of the fixed work's seconds to those of a quiet machine; 1 at least. */
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

/**
 * Scale of every timeout, set by `npm test`, which measures before each suite. Machines that run the
 * tests differ three times from one hour to the next, and a timeout is there for code that hangs.
 */
export const slowness = Math.max(1, Number(process.env['MACHINE_SLOWNESS'] ?? 1));
