import type { Kysely, Transaction } from 'kysely';
import type { SubscriberTable, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';
import { enqueueMails, type MailToEnqueue } from '../outbox/enqueue-mails.ts';
import type { NotificationsFor } from '../outbox/notifications.ts';

/** State of a subscription. Only confirmed ones are on the list. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

/** Maximum number of confirmation mails to an address: the first, and two for later submissions. */
const maxConfirmationRequests = 3;

/** Returns the state of a subscriber row. */
export const subscriptionState = (
  row: Pick<SubscriberTable, 'confirmed_at' | 'unsubscribed_at'>,
): SubscriptionState => {
  if (row.unsubscribed_at !== null) return 'unsubscribed';
  return row.confirmed_at === null ? 'pending' : 'confirmed';
};

/**
 * Enqueues the confirmation mail of a pending address once more, at most twice. For other addresses
 * it does nothing.
 */
export async function repeatConfirmationRequest(
  trx: Transaction<Tables>,
  email: string,
): Promise<void> {
  const pendingRow = await trx
    .updateTable('subscriber')
    .set((eb) => ({ asked: eb('asked', '+', 1) }))
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where('asked', '<', maxConfirmationRequests)
    .returning('lead_id')
    .executeTakeFirst();
  if (pendingRow) await requestConfirmation(trx, pendingRow.lead_id, email);
}

/**
 * Adds the address of a lead to the list, as pending, with the mail that asks for confirmation.
 * @returns the mail, if the daily limit allows it; null, without a change, when the list knows the
 * address: it is pending or confirmed, or has declined.
 */
export async function requestSubscription(
  trx: Transaction<Tables>,
  leadId: string,
  email: string,
): Promise<MailToEnqueue[] | null> {
  const isAdded = await addSubscriber(trx, email, leadId);
  return isAdded ? requestConfirmation(trx, leadId, email) : null;
}

/**
 * Removes the subscription of a lead from the list. An ended one stays, since it records that this
 * address has declined.
 * @returns true when one was removed.
 */
export async function removeSubscription(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('subscriber')
    .where('lead_id', '=', leadId)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const requestConfirmation = (trx: Transaction<Tables>, leadId: string, recipient: string) =>
  enqueueMails(trx, leadId, [{ kind: 'subscription-request-sender', recipient }]);

/**
 * Adds an address as pending if it is new, or returns after it was on the list. Returns true if the
 * address was added.
 */
async function addSubscriber(
  trx: Transaction<Tables>,
  email: string,
  leadId: string,
): Promise<boolean> {
  const row = {
    lead_id: leadId,
    created_at: Date.now(),
    confirmed_at: null,
    unsubscribed_at: null,
    asked: 1,
  };
  // A single statement, so that concurrent submissions of the same address cannot conflict.
  const addedRow = await trx
    .insertInto('subscriber')
    .values({ ...row, id: newId(), email: email.toLowerCase() })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(row)
        .where('subscriber.unsubscribed_at', 'is not', null)
        .where('subscriber.confirmed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return addedRow !== undefined;
}

/**
 * Confirms a pending subscription, sets its lead to `new` and enqueues the mails to the company
 * and the subscriber. Idempotent.
 * @returns false when the subscription does not exist (any more).
 */
export async function confirmSubscription(
  db: Kysely<Tables>,
  id: string,
  notificationsFor: NotificationsFor,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const confirmedRow = await trx
      .updateTable('subscriber')
      .set({ confirmed_at: Date.now() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .returning('lead_id')
      .executeTakeFirst();
    if (!confirmedRow) return (await findState(trx, id)) === 'confirmed';
    const { email, page } = await trx
      .updateTable('lead')
      .set({ status: 'new', reason: null })
      .where('id', '=', confirmedRow.lead_id)
      .returning(['email', 'page'])
      .executeTakeFirstOrThrow();
    await enqueueMails(trx, confirmedRow.lead_id, [
      { kind: 'subscription-sender', recipient: email },
      ...notificationsFor({ form: 'subscribe', page, hasAppointment: false }),
    ]);
    return true;
  });
}

async function findState(db: Kysely<Tables>, id: string): Promise<SubscriptionState | null> {
  const row = await db
    .selectFrom('subscriber')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? subscriptionState(row) : null;
}

/**
 * Ends a subscription, pending or confirmed. Returns false when the subscriber does not exist (any
 * more).
 */
export async function unsubscribe(db: Kysely<Tables>, id: string): Promise<boolean> {
  const state = await findState(db, id);
  if (state === null) return false;
  if (state !== 'unsubscribed') {
    await db
      .updateTable('subscriber')
      .set({ unsubscribed_at: Date.now() })
      .where('id', '=', id)
      .execute();
  }
  return true;
}
