import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { normalizeAddress } from '../normalized-address.ts';

const dayMs = 24 * 60 * 60 * 1000;
const today = () => Math.floor(Date.now() / dayMs);

/** Mails that posts can cause to one mailbox per day (UTC), over all visitors and forms. */
export const maxSenderMailsPerDay = 3;

/**
 * Counts one more mail to a visitor's mailbox, within the caller's transaction.
 * @returns false when the daily limit is reached.
 */
export async function countSenderMail(trx: Transaction<Tables>, address: string): Promise<boolean> {
  const countedRow = await trx
    .insertInto('sender_mail_count')
    .values({ mailbox: normalizeAddress(address), day: today(), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'day'])
        .doUpdateSet((eb) => ({ count: eb('sender_mail_count.count', '+', 1) }))
        .where('sender_mail_count.count', '<', maxSenderMailsPerDay),
    )
    .returning('count')
    .executeTakeFirst();
  return countedRow !== undefined;
}

/** Deletes the counts of days before yesterday. */
export const deleteOldMailCounts = (db: Kysely<Tables>) =>
  db
    .deleteFrom('sender_mail_count')
    .where('day', '<', today() - 1)
    .execute();
