import type { Server } from 'node:http';

/** Stops taking connections and resolves when every request in flight has its answer. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Kept-alive connections fall idle one by one as their last answer goes out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Runs `work` once at the first SIGTERM or SIGINT, then ends the process; by force at the limit. */
export function onShutdown(limitSeconds: number, work: () => Promise<void>): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    setTimeout(() => process.exit(1), limitSeconds * 1000).unref();
    work().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
