import type { Kysely, Transaction } from 'kysely';
import { addMails } from './add-mails.ts';
import { newId } from './new-id.ts';
import { type LeadToSave, type SavedLead, saveLeadIn } from './save-lead.ts';
import type { SubscriberTable, Tables } from './tables.ts';

/** How a subscription stands. Only a confirmed one is on the list. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

/** Mails that ask one address to confirm: the first, and two more when it is posted again. */
const mostRequests = 3;

/** How the row of a subscriber stands. */
export const subscriptionState = (
  row: Pick<SubscriberTable, 'confirmed_at' | 'unsubscribed_at'>,
): SubscriptionState => {
  if (row.unsubscribed_at !== null) return 'unsubscribed';
  return row.confirmed_at === null ? 'pending' : 'confirmed';
};

/**
 * Takes an address, with its lead and the mail that asks to confirm, in one transaction. An address
 * that is confirmed changes nothing and causes no mail, nor does one that said no when it was asked;
 * a pending one is asked again, twice at most.
 * @returns `new`, also for one who has come back; `known`; `spam` when the captcha solution was used
 * before; and what was stored.
 */
export async function subscribe(
  db: Kysely<Tables>,
  lead: LeadToSave,
): Promise<{ state: 'new' | 'known' | 'spam'; saved: SavedLead }> {
  return db.transaction().execute(async (trx) => {
    const saved = await saveLeadIn(trx, lead);
    if (saved.status === 'spam') return { state: 'spam', saved };
    const added = await addSubscriber(trx, lead.email, saved.id);
    if (added) {
      await askToConfirm(trx, saved.id, lead.email);
      return { state: 'new', saved };
    }
    await trx.deleteFrom('lead').where('id', '=', saved.id).execute();
    const pending = await trx
      .updateTable('subscriber')
      .set((eb) => ({ asked: eb('asked', '+', 1) }))
      .where('email', '=', lead.email.toLowerCase())
      .where('confirmed_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .where('asked', '<', mostRequests)
      .returning('lead_id')
      .executeTakeFirst();
    if (pending) await askToConfirm(trx, pending.lead_id, lead.email);
    return { state: 'known', saved };
  });
}

const askToConfirm = (trx: Transaction<Tables>, leadId: string, recipient: string) =>
  addMails(trx, leadId, [{ kind: 'subscription-request-sender', recipient }]);

/** True when the address is new, or has come back after it was on the list. It is pending then. */
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
  // One statement decides, also when the same address comes twice at the same moment.
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
 * Confirms a pending subscription: the lead counts as checked, and the mails to the company and the
 * subscriber are stored with it. Doing it again changes nothing.
 * @returns false when there is no such subscription (any more).
 */
export async function confirmSubscription(
  db: Kysely<Tables>,
  id: string,
  company: string,
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
    const { email } = await trx
      .updateTable('lead')
      .set({ status: 'new', reason: null })
      .where('id', '=', confirmed.lead_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await addMails(trx, confirmed.lead_id, [
      { kind: 'subscription-sender', recipient: email },
      { kind: 'subscription-company', recipient: company },
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

/** Ends a subscription, pending or not. False when there is no such subscriber (any more). */
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
