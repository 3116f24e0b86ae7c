import type { Kysely, Transaction } from 'kysely';
import type { LeadNotificationKind, OutboxKind, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';
import { countVisitorMail } from './visitor-mail-limit.ts';

/** A mail, or a call of a webhook. */
export interface MailToEnqueue {
  kind: LeadNotificationKind;
  /** Address of a mail; name of a webhook. */
  recipient: string;
}

/** Kinds that go to an address that a visitor typed. */
const visitorMailKinds: readonly LeadNotificationKind[] = [
  'contact-sender',
  'application-sender',
  'appointment-request-sender',
  'subscription-request-sender',
];

/**
 * Adds a lead's mails and calls of webhooks to the outbox, within the caller's transaction. Leaves
 * out mails to visitors' addresses that exceed the daily limit.
 * @returns the mails that were added.
 */
export async function enqueueMails(
  trx: Transaction<Tables>,
  leadId: string,
  mails: readonly MailToEnqueue[],
): Promise<MailToEnqueue[]> {
  const allowedMails: MailToEnqueue[] = [];
  for (const mail of mails) {
    if (!visitorMailKinds.includes(mail.kind) || (await countVisitorMail(trx, mail.recipient))) {
      allowedMails.push(mail);
    }
  }
  if (allowedMails.length === 0) return allowedMails;
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values(allowedMails.map((mail) => ({ ...mail, ...newRowColumns(now), lead_id: leadId })))
    .execute();
  return allowedMails;
}

/** Adds a mail to the company that belongs to no lead. */
export async function enqueueOwnMail(
  db: Kysely<Tables>,
  kind: Exclude<OutboxKind, LeadNotificationKind>,
  recipient: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...newRowColumns(now), kind, recipient, lead_id: null })
    .execute();
}

/** Columns of a row that is due at once. */
const newRowColumns = (now: number) => ({
  id: newId(),
  state: 'pending' as const,
  attempts: 0,
  next_at: now,
  claimed_by: null,
  last_error: null,
  created_at: now,
  sent_at: null,
  told_in: null,
});
