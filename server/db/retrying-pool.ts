import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** PostgreSQL's code for too many connections. */
const tooManyConnections = '53300';
/** Delay before the next attempt when no connection was released, in milliseconds. */
const retryMs = 250;

/**
 * Wraps a pool so that it retries while PostgreSQL has no free connection: as long as one of its
 * own is released in time, no query is refused.
 * @param timeoutMs longest wait for a connection
 */
export function retryingPool(pool: Pool, timeoutMs: number): PostgresPool {
  const waiting: (() => void)[] = [];
  // The event fires before the client is back in the pool.
  pool.on('release', () => setImmediate(() => waiting.shift()?.()));

  const waitForRelease = () =>
    new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        const at = waiting.indexOf(resume);
        if (at >= 0) waiting.splice(at, 1);
        resolve();
      };
      const timer = setTimeout(resume, retryMs);
      waiting.push(resume);
    });

  async function connect(): Promise<PostgresPoolClient> {
    for (const end = performance.now() + timeoutMs; ; ) {
      try {
        return await pool.connect();
      } catch (error) {
        const isFull =
          error instanceof Error && 'code' in error && error.code === tooManyConnections;
        if (!isFull || performance.now() > end) throw error;
      }
      await waitForRelease();
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
