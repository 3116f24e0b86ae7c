import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { LeadState } from '../leads/lead-state.ts';

/** Numbers in the navigation and on the tabs of the list. */
export interface DeskCounts {
  leads: Record<LeadState, number>;
  deadMails: number;
}

/** Counts leads by state, and dead mails. */
export async function findCounts(db: Kysely<Tables>): Promise<DeskCounts> {
  const groups = await db
    .selectFrom('lead')
    .select(['status', 'progress'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .groupBy(['status', 'progress'])
    .execute();
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  const leads: DeskCounts['leads'] = { new: 0, answered: 0, done: 0, spam: 0 };
  for (const { status, progress, count: groupCount } of groups)
    leads[status === 'spam' ? 'spam' : progress] += Number(groupCount);
  return { leads, deadMails: Number(count) };
}
