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

/** Outcome of one attempt: a final state, or the reason and when to try again; null never. */
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
  settled: () => Promise<void>;
}

export interface WorkerParts {
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
  /** Work while no row is due. @returns true when it has added rows. */
  whileIdle?: () => Promise<boolean>;
}

// The outbox is polled, since other processes may add rows to a shared one.
const maxSleepMs = 15_000;
const afterErrorMs = 5_000;

/** Delivers rows of the outbox until it is stopped. Workers of different lanes are independent. */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { database, env, log, lanes, maxWaits, inProgress, attempt, onOutcome, whileIdle } = parts;
  const { db, engine } = database;
  const lease = { sender: newId(), leaseMs: env.MAIL_LEASE_SECONDS * 1000 };
  const onError = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'outbox error');
  const leases = startLeaseRenewal(db, { ...lease, ids: () => inProgress.ids, onError });
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endSleep: (() => void) | null = null;

  function wake(): void {
    isWoken = true;
    endSleep?.();
  }

  /** Delivers a row and stores the outcome at once, before any other has ended. */
  async function handle(row: OutboxTable): Promise<void> {
    const outcome = await attempt(row);
    const store = () =>
      typeof outcome === 'string' ? markDone(db, row, outcome) : markFailed(db, row, outcome);
    await retryUntilStored(store, { onError, signal });
    onOutcome(row, outcome);
    wake();
  }

  async function claim(lane: Lane): Promise<void> {
    const limit = inProgress.capacity(lane);
    if (limit <= 0) return;
    const excludedIds = inProgress.ids;
    const rules = { ...lease, limit, excludedIds, lanes: [lane], maxWaits };
    for (const row of await claimMails(db, engine, rules)) inProgress.add(row, handle(row));
  }

  /**
   * Begins rows that are due, as far as the capacity allows. @returns when to check again, in
   * milliseconds.
   */
  async function beginDue(): Promise<number> {
    for (const lane of lanes) await claim(lane);
    const more = inProgress.untilMoreCapacity() ?? maxSleepMs;
    const open = lanes.filter((lane) => inProgress.capacity(lane) > 0);
    if (open.length === 0) return more;
    const due = await nextDue(db, { excludedIds: inProgress.ids, lanes: open });
    return Math.min(more, maxSleepMs, due === null ? maxSleepMs : due - Date.now());
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
      let pause = afterErrorMs;
      try {
        pause = await beginDue();
        if (pause > 0 && (await whileIdle?.())) pause = 0;
      } catch (error) {
        onError(error);
      }
      await sleep(Math.max(0, pause));
    }
  }

  const ended = run();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      endSleep?.();
      await ended;
      await inProgress.settled();
      leases.end();
    },
  };
}
