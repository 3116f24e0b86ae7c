import type { Transaction } from 'kysely';
import type { LeadMailKind, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';
import { countSenderMail } from './sender-mail-limit.ts';

export interface MailToEnqueue {
  kind: LeadMailKind;
  recipient: string;
}

/** Kinds that go to an address that a visitor typed. */
const toVisitors: readonly LeadMailKind[] = [
  'contact-sender',
  'application-sender',
  'appointment-request-sender',
  'subscription-request-sender',
];

/**
 * Adds a lead's mails to the outbox, within the caller's transaction; of mails to visitors'
 * addresses only those within the daily limit.
 * @returns the mails that were added.
 */
export async function enqueueMails(
  trx: Transaction<Tables>,
  leadId: string,
  mails: readonly MailToEnqueue[],
): Promise<MailToEnqueue[]> {
  const allowed: MailToEnqueue[] = [];
  for (const mail of mails) {
    if (!toVisitors.includes(mail.kind) || (await countSenderMail(trx, mail.recipient))) {
      allowed.push(mail);
    }
  }
  if (allowed.length === 0) return allowed;
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values(
      allowed.map((mail) => ({
        ...mail,
        id: newId(),
        lead_id: leadId,
        state: 'pending' as const,
        attempts: 0,
        next_at: now,
        claimed_by: null,
        last_error: null,
        created_at: now,
        sent_at: null,
        told_in: null,
      })),
    )
    .execute();
  return allowed;
}
