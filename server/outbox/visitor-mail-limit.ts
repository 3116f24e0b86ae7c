import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { normalizeAddress } from '../normalized-address.ts';

const dayMs = 24 * 60 * 60 * 1000;
const today = () => Math.floor(Date.now() / dayMs);

/** Maximum number of mails to an address per day (UTC), over all submissions and forms. */
export const maxVisitorMailsPerDay = 3;

/**
 * Counts one more mail to an address that a visitor typed, within the caller's transaction.
 * @returns false when the daily limit is reached.
 */
export async function countVisitorMail(
  trx: Transaction<Tables>,
  address: string,
): Promise<boolean> {
  const countedRow = await trx
    .insertInto('sender_mail_count')
    .values({ mailbox: normalizeAddress(address), day: today(), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'day'])
        .doUpdateSet((eb) => ({ count: eb('sender_mail_count.count', '+', 1) }))
        .where('sender_mail_count.count', '<', maxVisitorMailsPerDay),
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
