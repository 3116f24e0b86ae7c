import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stops accepting connections and resolves when every request in progress has its response, or at
 * the timeout, when open connections are cut off.
 * @returns true when every request got its response.
 */
export async function drain(server: Server, limitSeconds: number): Promise<boolean> {
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // Keep-alive connections become idle one by one.
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
 * Runs `work` once at the first SIGTERM or SIGINT, then exits: with 0 when it resolves with true,
 * otherwise with 1, and by force at the time limit.
 */
export function onShutdown(limitSeconds: number, work: () => Promise<boolean>): void {
  let begun = false;
  const start = () => {
    if (begun) return;
    begun = true;
    setTimeout(() => process.exit(1), limitSeconds * 1000).unref();
    work().then(
      (whole) => process.exit(whole ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', start);
  process.on('SIGINT', start);
}
