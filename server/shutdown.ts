import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stops accepting connections and resolves when every request in progress has its response, or at
 * the timeout, when open connections are cut off.
 * @returns true when every request got its response.
 */
export async function drain(server: Server, limitSeconds: number): Promise<boolean> {
  const serverClosed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // Keep-alive connections become idle one by one.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  const isDrained = await Promise.race([
    serverClosed,
    pause(limitSeconds * 1000, false as const, { ref: false }),
  ]);
  clearInterval(idleTimer);
  if (!isDrained) server.closeAllConnections();
  return isDrained;
}

/**
 * Runs `work` once at the first SIGTERM or SIGINT, then exits: with 0 when it resolves with true,
 * otherwise with 1, and by force at the time limit.
 */
export function onShutdown(limitSeconds: number, work: () => Promise<boolean>): void {
  let hasBegun = false;
  const start = () => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => process.exit(1), limitSeconds * 1000).unref();
    work().then(
      (isComplete) => process.exit(isComplete ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', start);
  process.on('SIGINT', start);
}
