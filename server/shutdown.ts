import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stops taking connections and resolves when every request in flight has its answer, or when the time
 * is up: what is still open then is cut off.
 * @returns whether every request got its answer.
 */
export async function drain(server: Server, limitSeconds: number): Promise<boolean> {
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // Kept-alive connections fall idle one by one as their last answer goes out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  const drained = await Promise.race([
    closed,
    pause(limitSeconds * 1000, false as const, { ref: false }),
  ]);
  clearInterval(sweep);
  if (!drained) server.closeAllConnections();
  return drained;
}

/**
 * Runs `work` once at the first SIGTERM or SIGINT, then ends the process: with 0 when it resolves with
 * true, else with 1, and by force at the limit.
 */
export function onShutdown(limitSeconds: number, work: () => Promise<boolean>): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    setTimeout(() => process.exit(1), limitSeconds * 1000).unref();
    work().then(
      (whole) => process.exit(whole ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
