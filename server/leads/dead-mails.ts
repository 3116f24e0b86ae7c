import type { Kysely } from 'kysely';
import { newId } from './new-id.ts';
import type { LeadMailKind, LeadTable, OutboxTable, Tables } from './tables.ts';

/** The mail that tells the owner of dead mails. It belongs to no lead. */
export const noticeKind = 'dead-mails-company';

/** Least time between two notices: addresses that do not exist come one by one. */
const noticeGapMs = 60 * 60 * 1000;

/** A dead mail and the lead that it belongs to. */
export type DeadMail = Pick<OutboxTable, 'recipient' | 'last_error' | 'created_at'> &
  Pick<LeadTable, 'name' | 'email'> & { lead_id: string; kind: LeadMailKind };

/**
 * Puts a notice of the dead mails that the owner has not been told of into the outbox, unless one
 * waits there or was sent within the hour. It lists what is dead when it is written.
 * @returns whether some are still untold, so that it is worth asking again.
 */
export async function addDeadMailNotice(db: Kysely<Tables>, owner: string): Promise<boolean> {
  const untold = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'dead')
    .where('told_in', 'is', null)
    .executeTakeFirst();
  if (!untold) return false;
  const now = Date.now();
  const latest = await db
    .selectFrom('outbox')
    .select(['state', 'sent_at'])
    .where('lead_id', 'is', null)
    .where('kind', '=', noticeKind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const age = now - (latest?.sent_at ?? 0);
  // One that was sent in the future was sent before the clock was set back.
  const recent = age >= 0 && age < noticeGapMs;
  if (latest?.state === 'pending' || recent) return true;
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      lead_id: null,
      kind: noticeKind,
      recipient: owner,
      state: 'pending',
      attempts: 0,
      next_at: now,
      claimed_by: null,
      last_error: null,
      created_at: now,
      sent_at: null,
      told_in: null,
    })
    .execute();
  return true;
}

/**
 * The dead mails that a notice tells of, the oldest first; asked at each try to send it. They are
 * those that no other notice tells of: each mail stands in one alone, also when several servers write
 * theirs at once, and when it is tried again and dies once more.
 */
export async function takeDeadMails(db: Kysely<Tables>, noticeId: string): Promise<DeadMail[]> {
  // The owner had them tried again before this notice went out: they were never told of.
  await db
    .updateTable('outbox')
    .set({ told_in: null })
    .where('told_in', '=', noticeId)
    .where('state', '!=', 'dead')
    .execute();
  await db
    .updateTable('outbox')
    .set({ told_in: noticeId })
    .where('state', '=', 'dead')
    .where('told_in', 'is', null)
    .execute();
  return db
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select(['outbox.kind', 'outbox.recipient', 'outbox.last_error', 'outbox.created_at'])
    .select(['lead.id as lead_id', 'lead.name', 'lead.email'])
    .where('outbox.told_in', '=', noticeId)
    .where('outbox.kind', '!=', noticeKind)
    .$narrowType<{ kind: LeadMailKind }>()
    .orderBy('outbox.created_at')
    .execute();
}

/** One sentence on the dead mails, which names nobody; null when there are none. */
export async function deadMailSentence(db: Kysely<Tables>): Promise<string | null> {
  const { count, oldest } = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  if (oldest === null) return null;
  const mails = Number(count) === 1 ? '1 mail was' : `${count} mails were`;
  const since = new Date(Number(oldest)).toISOString().slice(0, 10);
  return `${mails} given up, the oldest of ${since}. See which: npm run leads -- list; try again: npm run leads -- retry`;
}
