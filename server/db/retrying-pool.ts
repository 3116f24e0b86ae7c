import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** PostgreSQL's code for too many connections. */
const tooManyConnections = '53300';
/** Delay before the next attempt when no connection was released, in milliseconds. */
const retryDelayMs = 250;

/**
 * Wraps a pool so that it retries while PostgreSQL has no free connection: no query is refused as
 * long as a connection of the pool is released in time.
 * @param timeoutMs longest wait for a connection
 */
export function retryingPool(pool: Pool, timeoutMs: number): PostgresPool {
  const resumeCallbacks: (() => void)[] = [];
  // The event fires before the client is back in the pool.
  pool.on('release', () => setImmediate(() => resumeCallbacks.shift()?.()));

  const waitForRelease = () =>
    new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        const index = resumeCallbacks.indexOf(resume);
        if (index >= 0) resumeCallbacks.splice(index, 1);
        resolve();
      };
      const timer = setTimeout(resume, retryDelayMs);
      resumeCallbacks.push(resume);
    });

  async function connect(): Promise<PostgresPoolClient> {
    for (const deadline = performance.now() + timeoutMs; ; ) {
      try {
        return await pool.connect();
      } catch (error) {
        const isFull =
          error instanceof Error && 'code' in error && error.code === tooManyConnections;
        if (!isFull || performance.now() > deadline) throw error;
      }
      await waitForRelease();
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
