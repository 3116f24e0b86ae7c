import type { Kysely } from 'kysely';
import type { LeadNotificationKind, LeadTable, OutboxTable, Tables } from '../db/tables.ts';
import { leadsCommand } from '../leads-command.ts';
import { countRows, describeCount } from './count-rows.ts';
import { enqueueOwnMail } from './enqueue-mails.ts';

/** Mail kind of the notice of dead mails to the owner. It belongs to no lead. */
export const noticeKind = 'dead-mails-company';

/** Minimum time between two notices: invalid addresses come one by one. */
const minNoticeGapMs = 60 * 60 * 1000;

/** A dead mail or webhook, and its lead. */
export type DeadMail = Pick<OutboxTable, 'recipient' | 'last_error' | 'created_at'> &
  Pick<LeadTable, 'name' | 'email'> & { lead_id: string; kind: LeadNotificationKind };

/**
 * Enqueues a notice of dead mails that no notice lists yet, unless one is pending or was sent
 * within the hour. Its list is made when it is written.
 * @param owners recipients of the one mail
 * @returns true while some dead mails are unreported, so that it is worth calling again.
 */
export async function enqueueDeadMailNotice(
  db: Kysely<Tables>,
  owners: readonly string[],
): Promise<boolean> {
  const unreportedMail = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'dead')
    .where('told_in', 'is', null)
    .executeTakeFirst();
  if (!unreportedMail) return false;
  const now = Date.now();
  const latestNotice = await db
    .selectFrom('outbox')
    .select(['state', 'sent_at'])
    .where('lead_id', 'is', null)
    .where('kind', '=', noticeKind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const age = now - (latestNotice?.sent_at ?? 0);
  // A notice sent in the future was sent before the clock was set back.
  const isRecent = age >= 0 && age < minNoticeGapMs;
  if (latestNotice?.state === 'pending' || isRecent) return true;
  await enqueueOwnMail(db, noticeKind, owners.join(', '), now);
  return true;
}

/**
 * Assigns all unreported dead mails to a notice and returns its list, the oldest first; called at
 * each attempt to send it. Each dead mail is in one notice only, even if several servers write
 * notices at once, or if the mail is retried and dies again.
 */
export async function claimDeadMails(db: Kysely<Tables>, noticeId: string): Promise<DeadMail[]> {
  // Mails that were retried before this notice was sent are not reported yet.
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
    .$narrowType<{ kind: LeadNotificationKind }>()
    .orderBy('outbox.created_at')
    .execute();
}

/** A dead mail or webhook with its number of attempts. */
export type ListedDeadMail = DeadMail & Pick<OutboxTable, 'id' | 'attempts'>;

/** Lists dead mails and webhooks, the latest first, reported or not. */
export const listDeadMails = (
  db: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedDeadMail[]> =>
  db
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select(['outbox.id', 'outbox.kind', 'outbox.recipient', 'outbox.last_error'])
    .select(['outbox.attempts', 'outbox.created_at', 'lead.id as lead_id'])
    .select(['lead.name', 'lead.email'])
    .where('outbox.state', '=', 'dead')
    .$narrowType<{ kind: LeadNotificationKind }>()
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns one sentence about dead mails and webhooks, without names; null when there are none. */
export async function deadMailSentence(db: Kysely<Tables>): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  if (oldest === null) return null;
  const count = await countRows(db, 'dead');
  const verb = count.mails + count.webhooks === 1 ? 'was' : 'were';
  const oldestDay = new Date(Number(oldest)).toISOString().slice(0, 10);
  return `${describeCount(count)} ${verb} given up, the oldest of ${oldestDay}. See which: ${leadsCommand()} list; try again: ${leadsCommand()} retry`;
}
