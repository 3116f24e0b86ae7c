import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type SubscriptionState, subscriptionState } from './subscribers.ts';

/**
 * State of a lead's address on the mailing list. `renewed`: this subscription has ended, and a
 * later lead of the same address has the new one.
 */
export type ListState = SubscriptionState | 'renewed';

/** List states by lead id; leads whose address was never on the list are missing. */
export type ListStates = ReadonlyMap<string, ListState>;

/**
 * Finds the mailing list state of leads by address, whatever their form: a message must not bring a
 * newsletter to a person who has unsubscribed.
 * @param leadIds null for all leads
 */
export async function listStates(
  db: Kysely<Tables>,
  leadIds: readonly string[] | null,
): Promise<ListStates> {
  if (leadIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead')
    .innerJoin('subscriber', (join) => join.on(sql<boolean>`subscriber.email = lower(lead.email)`))
    .select(['lead.id', 'lead.form', 'lead.status', 'subscriber.lead_id'])
    .select(['subscriber.confirmed_at', 'subscriber.unsubscribed_at'])
    .$if(leadIds !== null, (query) => query.where('lead.id', 'in', leadIds ?? []))
    .execute();
  return new Map(
    rows.map((row) => {
      const isReplaced =
        row.form === 'subscribe' && row.status !== 'spam' && row.id !== row.lead_id;
      return [row.id, isReplaced ? 'renewed' : subscriptionState(row)];
    }),
  );
}
