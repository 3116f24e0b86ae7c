import { type Kysely, sql } from 'kysely';
import { findReleasedSlots } from '../appointments/reassign-slots.ts';
import type { Lead, Tables } from '../db/tables.ts';
import { subscriptionState } from '../subscribers/subscribers.ts';
import type { Deletion } from './describe-deletion.ts';
import { notesOf } from './notes.ts';
import { mailsOf } from './read-leads.ts';

/** Finds everything that is deleted with a lead. */
export async function findDeletion(db: Kysely<Tables>, lead: Lead): Promise<Deletion> {
  const file = await db
    .selectFrom('lead_file')
    .select(['name', 'size'])
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  const subscriber = await db
    .selectFrom('subscriber')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  const otherLeads = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '!=', lead.id)
    .where(sql<boolean>`lower(email) = ${lead.email.toLowerCase()}`)
    .where('email', '!=', '')
    .orderBy('created_at')
    .execute();
  return {
    lead,
    file: file ?? null,
    mails: await mailsOf(db, [lead.id]),
    noteCount: (await notesOf(db, lead.id)).length,
    subscription: subscriber ? subscriptionState(subscriber) : null,
    slots: await findReleasedSlots(db, [lead.id]),
    otherLeads: otherLeads.map(({ id }) => id),
  };
}
