import type { Kysely } from 'kysely';
import type { SubscriberTable, Tables } from '../db/tables.ts';
import type { SubscriptionState } from './subscribers.ts';

/** Selection of subscribers. */
export interface SubscriberFilter {
  /** State of the listed subscriptions; omitted: all. */
  state?: SubscriptionState;
  limit: number;
  offset: number;
}

/** Lists subscribers, the latest first, with the number of all that are selected. */
export async function listSubscribers(
  db: Kysely<Tables>,
  { state, limit, offset }: SubscriberFilter,
): Promise<{ subscribers: SubscriberTable[]; total: number }> {
  const selectedRows = db
    .selectFrom('subscriber')
    .$if(state === 'unsubscribed', (query) => query.where('unsubscribed_at', 'is not', null))
    .$if(state === 'pending' || state === 'confirmed', (query) =>
      query
        .where('unsubscribed_at', 'is', null)
        .where('confirmed_at', state === 'pending' ? 'is' : 'is not', null),
    );
  const subscribers = await selectedRows
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await selectedRows
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return { subscribers, total: Number(count) };
}
