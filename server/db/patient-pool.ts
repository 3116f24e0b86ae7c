import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** PostgreSQL's code for too many connections. */
const tooMany = '53300';
/** How soon a connection is tried again when none of ours was given back, in milliseconds. */
const gapMs = 250;

/**
 * A pool that waits when PostgreSQL has no connection left: as long as one of its own comes back in
 * time, nothing is refused.
 * @param patienceMs longest wait for a connection
 */
export function patientPool(pool: Pool, patienceMs: number): PostgresPool {
  const waiting: (() => void)[] = [];
  // At the event it is still on its way back.
  pool.on('release', () => setImmediate(() => waiting.shift()?.()));

  const released = () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        const at = waiting.indexOf(goOn);
        if (at >= 0) waiting.splice(at, 1);
        resolve();
      };
      const timer = setTimeout(goOn, gapMs);
      waiting.push(goOn);
    });

  async function connect(): Promise<PostgresPoolClient> {
    for (const end = performance.now() + patienceMs; ; ) {
      try {
        return await pool.connect();
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && error.code === tooMany;
        if (!isFull || performance.now() > end) throw error;
      }
      await released();
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
