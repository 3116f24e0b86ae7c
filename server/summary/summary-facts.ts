import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type LeadKind, leadKinds } from '../lead-kind.ts';
import { countRows, type RowCount } from '../outbox/count-rows.ts';

/** Period in milliseconds since 1970; it includes its end, but not its start. */
export interface Period {
  since: number;
  until: number;
}

/** Figures of a daily summary. */
export interface SummaryFacts extends Period {
  /** New leads by kind, without spam; of subscriptions those that were confirmed. */
  leads: Record<LeadKind, number>;
  /** Submissions that were put aside as spam. */
  spam: number;
  /** All mails and webhooks that are dead at the moment, also those from before the period. */
  dead: RowCount;
}

/** Finds the figures of a period. */
export const findSummaryFacts = async (
  db: Kysely<Tables>,
  period: Period,
): Promise<SummaryFacts> => ({
  ...period,
  leads: await countLeads(db, period),
  spam: await countSpam(db, period),
  dead: await countRows(db, 'dead'),
});

/** Returns true for figures that are all zero. */
export const isEmpty = ({ leads, spam, dead }: SummaryFacts): boolean =>
  sumLeads(leads) + spam + dead.mails + dead.webhooks === 0;

/** Sums the leads of all kinds. */
export const sumLeads = (leads: SummaryFacts['leads']): number =>
  Object.values(leads).reduce((sum, count) => sum + count, 0);

async function countLeads(db: Kysely<Tables>, period: Period): Promise<SummaryFacts['leads']> {
  const rows = await leadsOf(db, period)
    .leftJoin('appointment_request as asked', 'asked.lead_id', 'lead.id')
    .where('status', '!=', 'spam')
    .where('form', '!=', 'subscribe')
    .select((eb) => [
      'form',
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.count<number | string>('asked.lead_id').as('appointments'),
    ])
    .groupBy('form')
    .execute();
  const counts = Object.fromEntries(leadKinds.map((kind) => [kind, 0])) as Record<LeadKind, number>;
  for (const { form, all, appointments } of rows) {
    counts.appointment += Number(appointments);
    counts[form] += Number(all) - Number(appointments);
  }
  return { ...counts, subscribe: await countSubscribers(db, period) };
}

const leadsOf = (db: Kysely<Tables>, { since, until }: Period) =>
  db.selectFrom('lead').where('lead.created_at', '>', since).where('lead.created_at', '<=', until);

async function countSubscribers(db: Kysely<Tables>, { since, until }: Period): Promise<number> {
  const { count } = await db
    .selectFrom('subscriber')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('confirmed_at', '>', since)
    .where('confirmed_at', '<=', until)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countSpam(db: Kysely<Tables>, period: Period): Promise<number> {
  const { count } = await leadsOf(db, period)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}
