import type { Database } from '../db/database.ts';
import type { OutboxTable } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { claimMails, type FinalState, type Lane, markDone, markFailed, nextDue } from './outbox.ts';
import { startLeaseRenewal } from './renew-leases.ts';
import { retryUntilStored } from './retry-until-stored.ts';

export interface OutboxWorker {
  /** Checks the outbox now: a row was just stored. */
  wake: () => void;
  /** Begins no further row, and resolves after those in progress. */
  stop: () => Promise<void>;
}

/**
 * Outcome of one attempt: a final state, or the reason of the failure and the time of the next
 * attempt in milliseconds since 1970 (null: no further one).
 */
export type Outcome = FinalState | { reason: string; nextAt: number | null };

/** Rows that one worker is delivering. */
export interface InProgress {
  readonly ids: readonly string[];
  /** Counts a row until its work has settled. */
  add: (row: OutboxTable, work: Promise<void>) => void;
  /** Rows of a lane that may begin now. */
  capacity: (lane: Lane) => number;
  /** Milliseconds until capacity grows by itself; null when it will not. */
  untilMoreCapacity: () => number | null;
  /** Resolves when no row is in progress. */
  waitUntilSettled: () => Promise<void>;
}

export interface WorkerOptions {
  database: Pick<Database, 'db' | 'engine'>;
  env: Pick<Env, 'MAIL_LEASE_SECONDS'>;
  log: Log;
  /** Lanes in the order in which they are served. */
  lanes: readonly Lane[];
  /** Longest regular waits by number of attempts, in milliseconds. */
  maxWaits: readonly number[];
  inProgress: InProgress;
  /** Delivers a row. Must not reject. */
  attempt: (row: OutboxTable) => Promise<Outcome>;
  /** Called once an outcome is stored. */
  onOutcome: (row: OutboxTable, outcome: Outcome) => void;
  /** Called while no row is due. @returns true when it has added rows. */
  whileIdle?: () => Promise<boolean>;
}

// The outbox is polled, since other processes may add rows to a shared one.
const maxSleepMs = 15_000;
const errorSleepMs = 5_000;

/** Delivers rows of the outbox until it is stopped. Workers of different lanes are independent. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { database, env, log, lanes, maxWaits, inProgress } = options;
  const { attempt, onOutcome, whileIdle } = options;
  const { db, engine } = database;
  const lease = { senderId: newId(), leaseMs: env.MAIL_LEASE_SECONDS * 1000 };
  const onError = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'outbox error');
  const leaseRenewal = startLeaseRenewal(db, { ...lease, ids: () => inProgress.ids, onError });
  const stopController = new AbortController();
  const { signal } = stopController;
  let isWoken = false;
  let endSleep: (() => void) | null = null;

  function wake(): void {
    isWoken = true;
    endSleep?.();
  }

  /** Delivers a row and stores the outcome at once, before any other has ended. */
  async function deliver(row: OutboxTable): Promise<void> {
    const outcome = await attempt(row);
    const store = () =>
      typeof outcome === 'string' ? markDone(db, row, outcome) : markFailed(db, row, outcome);
    await retryUntilStored(store, { onError, signal });
    onOutcome(row, outcome);
    wake();
  }

  async function claimRows(lane: Lane): Promise<void> {
    const limit = inProgress.capacity(lane);
    if (limit <= 0) return;
    const excludedIds = inProgress.ids;
    const rules = { ...lease, limit, excludedIds, lanes: [lane], maxWaits };
    for (const row of await claimMails(db, engine, rules)) inProgress.add(row, deliver(row));
  }

  /**
   * Begins rows that are due, as far as the capacity allows.
   * @returns the time until the next check, in milliseconds.
   */
  async function beginDueRows(): Promise<number> {
    for (const lane of lanes) await claimRows(lane);
    const capacityMs = inProgress.untilMoreCapacity() ?? maxSleepMs;
    const openLanes = lanes.filter((lane) => inProgress.capacity(lane) > 0);
    if (openLanes.length === 0) return capacityMs;
    const nextDueAt = await nextDue(db, { excludedIds: inProgress.ids, lanes: openLanes });
    const dueMs = nextDueAt === null ? maxSleepMs : nextDueAt - Date.now();
    return Math.min(capacityMs, maxSleepMs, dueMs);
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken || signal.aborted) endSleep();
    });

  async function run() {
    while (!signal.aborted) {
      isWoken = false;
      let pause = errorSleepMs;
      try {
        pause = await beginDueRows();
        if (pause > 0 && (await whileIdle?.())) pause = 0;
      } catch (error) {
        onError(error);
      }
      await sleep(Math.max(0, pause));
    }
  }

  const runEnd = run();
  return {
    wake,
    stop: async () => {
      stopController.abort();
      endSleep?.();
      await runEnd;
      await inProgress.waitUntilSettled();
      leaseRenewal.end();
    },
  };
}
