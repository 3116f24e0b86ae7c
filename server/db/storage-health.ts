import type { Kysely, LogEvent } from 'kysely';
import { limitWait } from '../limit-wait.ts';
import type { Log } from '../log.ts';
import { memoizeFor } from '../memoize-for.ts';
import { storageCause } from './storage-cause.ts';
import type { Tables } from './tables.ts';

/** Tells whether leads can be stored, by recent queries and by a trial write. */
export interface StorageHealth {
  /** Kysely's log callback; called for every query. */
  onQuery: (event: LogEvent) => void;
  /** Returns null when a lead can be stored, otherwise the reason as text. */
  check: (db: Kysely<Tables>) => Promise<string | null>;
}

/** Duration for which a lasting failure counts, unless a lead is stored meanwhile. */
const lastingFailureMs = 60_000;
/** Duration for which the result of a trial is reused: it is a write that waits for the disk. */
const memoizeMs = 2_000;
const timeoutMs = 5_000;
const logEveryMs = 10_000;

export function watchStorage(log: Log, now: () => number = () => performance.now()): StorageHealth {
  let lastingFailure: { text: string; time: number } | null = null;
  let lastLogged: { text: string; time: number } | null = null;
  const checkTrial = memoizeFor(memoizeMs, tryWrite, now);

  function noteFailure(error: unknown): void {
    const { text, isLasting } = storageCause(error);
    if (isLasting) lastingFailure = { text, time: now() };
    // Limits the log: a failing storage produces many errors a second.
    if (lastLogged?.text === text && now() - lastLogged.time < logEveryMs) return;
    lastLogged = { text, time: now() };
    log.error({ cause: text }, 'database error');
  }

  return {
    onQuery: (event) => {
      const { sql } = event.query;
      // A failed rollback follows an error that was noted before.
      if (event.level === 'error' && sql !== 'rollback') noteFailure(event.error);
      // Leads are stored in transactions; the trial write is not one, and too small to prove much.
      if (event.level === 'query' && sql === 'commit') lastingFailure = null;
    },
    check: async (db) => {
      if (lastingFailure !== null && now() - lastingFailure.time < lastingFailureMs)
        return lastingFailure.text;
      return checkTrial(db);
    },
  };
}

const tryWrite = (db: Kysely<Tables>): Promise<string | null> =>
  limitWait(writeTrial(db), timeoutMs).then(
    () => null,
    (error: unknown) => storageCause(error).text,
  );

/** Writes the smallest possible row: a dummy captcha solution that has expired. */
const writeTrial = (db: Kysely<Tables>) =>
  db
    .insertInto('captcha_used')
    .values({ key: 'trial', expires_at: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: Date.now() - 1 }))
    .execute();
