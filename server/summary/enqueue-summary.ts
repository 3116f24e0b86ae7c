import type { Kysely, Transaction } from 'kysely';
import type { OutboxMail, Tables } from '../db/tables.ts';
import { enqueueOwnMail } from '../outbox/enqueue-mails.ts';
import { dueDay } from './due-day.ts';
import { findSummaryFacts, isEmpty, type SummaryFacts } from './summary-facts.ts';

/** Mail kind of the daily summary to the company. It belongs to no lead. */
export const summaryKind = 'daily-summary-company';

/**
 * Delay of the period's end, in milliseconds, longer than a lead takes to be stored: one that is
 * stored just now, with an earlier time, would be in no period.
 */
const storingMs = 60_000;
/** Time that summaries are kept, in milliseconds; they hold figures only. */
const keptMs = 400 * 24 * 60 * 60 * 1000;

/** Rules of the daily summary. */
export interface SummaryRules {
  /** Local time, as `08:00`. */
  at: string;
  timeZone: string;
  recipients: readonly string[];
}

/**
 * Creates a function that enqueues the daily summary when it is due: once a day over all processes,
 * late when none was running. It remembers the last day that is done, and asks the database at most
 * once a day for it.
 * @returns true when mails were added.
 */
export function createDailySummary(
  db: Kysely<Tables>,
  rules: SummaryRules,
): (now?: number) => Promise<boolean> {
  let doneDay = '';
  return async (now = Date.now()) => {
    const day = dueDay(rules.at, rules.timeZone, now);
    if (day === doneDay) return false;
    const isAdded = await db.transaction().execute((trx) => enqueueSummary(trx, day, rules, now));
    doneDay = day;
    return isAdded;
  };
}

/** Enqueues the summary of a day, unless it is there or there is nothing to say. */
async function enqueueSummary(
  trx: Transaction<Tables>,
  day: string,
  { recipients }: SummaryRules,
  now: number,
): Promise<boolean> {
  const until = now - storingMs;
  const last = await trx
    .selectFrom('daily_summary')
    .select(['day', 'until'])
    .where('day', '!=', day)
    // One of a clock that was ahead says nothing about the time until now.
    .where('until', '<', until)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  // A clock that falls back an hour passes the time of day twice: the later day was first.
  if (last && last.day > day) return false;
  const claimed = await trx
    .insertInto('daily_summary')
    .values({ day, until, facts: null, created_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  // The first one of all begins to count.
  if (!claimed || !last) return false;
  const facts = await findSummaryFacts(trx, { since: last.until, until });
  if (isEmpty(facts)) return false;
  await trx
    .updateTable('daily_summary')
    .set({ facts: JSON.stringify(facts) })
    .where('day', '=', day)
    .execute();
  for (const recipient of recipients) await enqueueOwnMail(trx, summaryKind, recipient, now);
  await trx
    .deleteFrom('daily_summary')
    .where('until', '<', now - keptMs)
    .execute();
  return true;
}

/** Finds the figures of the summary that a mail sends, the same at every attempt. */
export async function findSummary(
  db: Kysely<Tables>,
  { created_at }: Pick<OutboxMail, 'created_at'>,
): Promise<SummaryFacts | null> {
  const row = await db
    .selectFrom('daily_summary')
    .select('facts')
    .where('created_at', '=', created_at)
    .where('facts', 'is not', null)
    .executeTakeFirst();
  return row?.facts == null ? null : (JSON.parse(row.facts) as SummaryFacts);
}
