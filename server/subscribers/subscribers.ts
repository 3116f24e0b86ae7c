import type { Kysely, Transaction } from 'kysely';
import type { SubscriberTable, Tables } from '../db/tables.ts';
import { type LeadToSave, type SavedLead, saveLeadIn } from '../leads/save-lead.ts';
import { newId } from '../new-id.ts';
import { enqueueMails, type MailToEnqueue } from '../outbox/enqueue-mails.ts';
import type { NotificationsFor } from '../outbox/notifications.ts';

/** State of a subscription. Only confirmed ones are on the list. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

/** Confirmation mails to one address: the first, and two more when it is posted again. */
const maxRequests = 3;

/** Returns the state of a subscriber row. */
export const subscriptionState = (
  row: Pick<SubscriberTable, 'confirmed_at' | 'unsubscribed_at'>,
): SubscriptionState => {
  if (row.unsubscribed_at !== null) return 'unsubscribed';
  return row.confirmed_at === null ? 'pending' : 'confirmed';
};

/**
 * Stores an address with its lead and the confirmation mail, in one transaction. A confirmed
 * address, or one that declined, changes nothing and causes no mail; a pending one is mailed again,
 * at most twice.
 * @returns `new`, also for a returning subscriber; `known`; `spam` when the captcha solution was
 * used before; and the saved lead.
 */
export async function subscribe(
  db: Kysely<Tables>,
  lead: LeadToSave,
): Promise<{ state: 'new' | 'known' | 'spam'; saved: SavedLead }> {
  return db.transaction().execute(async (trx) => {
    const saved = await saveLeadIn(trx, lead);
    if (saved.status === 'spam') return { state: 'spam', saved };
    const requested = await requestSubscription(trx, saved.id, lead.email);
    if (requested !== null) return { state: 'new', saved };
    await trx.deleteFrom('lead').where('id', '=', saved.id).execute();
    const pending = await trx
      .updateTable('subscriber')
      .set((eb) => ({ asked: eb('asked', '+', 1) }))
      .where('email', '=', lead.email.toLowerCase())
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .where('asked', '<', maxRequests)
      .returning('lead_id')
      .executeTakeFirst();
    if (pending) await requestConfirmation(trx, pending.lead_id, lead.email);
    return { state: 'known', saved };
  });
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
  const added = await addSubscriber(trx, email, leadId);
  return added ? requestConfirmation(trx, leadId, email) : null;
}

/**
 * Removes the subscription of a lead from the list. One that was ended stays: that this address
 * said no is remembered.
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
 * Returns true for an address that is new or returns after it was on the list; it is pending then.
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
  // A single statement, so that concurrent posts of the same address cannot conflict.
  const added = await trx
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
  return added !== undefined;
}

/**
 * Confirms a pending subscription, sets its lead to `new` and enqueues what the company and the
 * subscriber get. Idempotent.
 * @returns false when the subscription does not exist (any more).
 */
export async function confirmSubscription(
  db: Kysely<Tables>,
  id: string,
  notificationsFor: NotificationsFor,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('subscriber')
      .set({ confirmed_at: Date.now() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .returning('lead_id')
      .executeTakeFirst();
    if (!confirmed) return (await findState(trx, id)) === 'confirmed';
    const { email, page } = await trx
      .updateTable('lead')
      .set({ status: 'new', reason: null })
      .where('id', '=', confirmed.lead_id)
      .returning(['email', 'page'])
      .executeTakeFirstOrThrow();
    await enqueueMails(trx, confirmed.lead_id, [
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

/** Ends a subscription, pending or confirmed. False when the subscriber does not exist (any more). */
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
