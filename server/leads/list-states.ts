import { type Kysely, sql } from 'kysely';
import { type SubscriptionState, subscriptionState } from './subscribers.ts';
import type { Tables } from './tables.ts';

/**
 * How the person behind a lead stands with the mailing list. `renewed`: this subscription was ended,
 * and a later lead of the same address stands for the new one.
 */
export type ListState = SubscriptionState | 'renewed';

/** By the lead's id; missing for those whose address was never on the list. */
export type ListStates = ReadonlyMap<string, ListState>;

/**
 * How the people behind some leads stand with the mailing list, by address and whatever form they
 * used: who left it is not to get a letter because of a message.
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
      const ended = row.form === 'subscribe' && row.status !== 'spam' && row.id !== row.lead_id;
      return [row.id, ended ? 'renewed' : subscriptionState(row)];
    }),
  );
}
