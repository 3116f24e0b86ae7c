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
const storeDelayMs = 60_000;
/** Time that summaries are kept, in milliseconds; they hold figures only. */
const retentionMs = 400 * 24 * 60 * 60 * 1000;

/** Rules of the daily summary. */
export interface SummaryRules {
  /** Local time, such as `08:00`. */
  timeOfDay: string;
  timeZone: string;
  recipients: readonly string[];
}

/**
 * Creates a function that enqueues the daily summary when it is due: once a day over all processes,
 * late when none was running. It remembers the last day that is done, and so queries the database
 * at most once a day.
 * @returns true when mails were added.
 */
export function createDailySummary(
  db: Kysely<Tables>,
  rules: SummaryRules,
): (now?: number) => Promise<boolean> {
  let doneDay = '';
  return async (now = Date.now()) => {
    const day = dueDay(rules.timeOfDay, rules.timeZone, now);
    if (day === doneDay) return false;
    const isAdded = await db.transaction().execute((trx) => enqueueSummary(trx, day, rules, now));
    doneDay = day;
    return isAdded;
  };
}

/** Enqueues the summary of a day, unless it exists already or all its figures are zero. */
async function enqueueSummary(
  trx: Transaction<Tables>,
  day: string,
  { recipients }: SummaryRules,
  now: number,
): Promise<boolean> {
  const until = now - storeDelayMs;
  const lastSummary = await trx
    .selectFrom('daily_summary')
    .select(['day', 'until'])
    .where('day', '!=', day)
    // A later one was made while the clock was ahead: it does not cover the time until now.
    .where('until', '<', until)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  // When the clock is set back, the summary of a later day may exist already.
  if (lastSummary && lastSummary.day > day) return false;
  const claimedRow = await trx
    .insertInto('daily_summary')
    .values({ day, until, facts: null, created_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  // The very first summary only starts the first period.
  if (!claimedRow || !lastSummary) return false;
  const facts = await findSummaryFacts(trx, { since: lastSummary.until, until });
  if (isEmpty(facts)) return false;
  await trx
    .updateTable('daily_summary')
    .set({ facts: JSON.stringify(facts) })
    .where('day', '=', day)
    .execute();
  for (const recipient of recipients) await enqueueOwnMail(trx, summaryKind, recipient, now);
  await trx
    .deleteFrom('daily_summary')
    .where('until', '<', now - retentionMs)
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
