import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { OutboxMail, Tables } from './tables.ts';

/**
 * Which mails are due: those whose time has come, and those that wait longer than the rules allow,
 * because the clock was set back since. Without these a day's correction would stop them for a day.
 * @param longest milliseconds by count of tries; the last holds for all further counts
 */
function isDue(
  { eb, or, and }: ExpressionBuilder<Tables, 'outbox'>,
  now: number,
  longest: readonly number[],
) {
  return or([
    eb('next_at', '<=', now),
    ...longest.map((ms, attempts) =>
      and([
        eb('attempts', attempts + 1 < longest.length ? '=' : '>=', attempts),
        eb('next_at', '>', now + ms),
      ]),
    ),
  ]);
}

/**
 * Takes mails that are due. Each stays with the caller for `leaseMs`; if the process dies, the
 * mail is due again after that. Two processes never hold the same mail within a lease.
 */
export async function claimMails(
  db: Kysely<Tables>,
  engine: Engine,
  { limit, leaseMs, longest = [] }: { limit: number; leaseMs: number; longest?: readonly number[] },
): Promise<OutboxMail[]> {
  const now = Date.now();
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: now + leaseMs }))
    .where('id', 'in', (eb) => {
      const due = eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where((mail) => isDue(mail, now, longest))
        .orderBy('next_at')
        .limit(limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
}

/** What becomes of a mail that needs no further try. */
export type Done = Extract<OutboxMail['state'], 'sent' | 'filed' | 'obsolete'>;

/** Marks mails that need no further try. */
export async function markDone(
  db: Kysely<Tables>,
  state: Done,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sent_at = state === 'obsolete' ? null : Date.now();
  await db
    .updateTable('outbox')
    .set({ state, sent_at, last_error: null })
    .where('id', 'in', ids)
    .execute();
}

/** Puts a mail back for a later try, or to the dead letters when `nextAt` is null. */
export async function markFailed(
  db: Kysely<Tables>,
  id: string,
  failure: { reason: string; nextAt: number | null },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_error: failure.reason,
      state: failure.nextAt === null ? 'dead' : 'pending',
      ...(failure.nextAt === null ? {} : { next_at: failure.nextAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** When the next pending mail is due, in milliseconds since 1970; null when none waits. */
export async function nextDue(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('next_at').as('at'))
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Makes mails due now with a fresh count of tries: those of one lead, or every dead letter.
 * Mails that were sent stay sent.
 * @returns how many.
 */
export async function retryMails(db: Kysely<Tables>, leadId: string | null): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_at: Date.now() })
    .$call((query) =>
      leadId === null
        ? query.where('state', '=', 'dead')
        : query.where('lead_id', '=', leadId).where('state', 'in', ['dead', 'pending']),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Forgets captcha solutions that have expired. */
export const forgetExpiredSolutions = (db: Kysely<Tables>) =>
  db.deleteFrom('captcha_used').where('expires_at', '<', Date.now()).execute();
