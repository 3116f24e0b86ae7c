import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchText } from '../../search-text.ts';
import type { Tables } from '../tables.ts';

/** Leads that are read at once: their texts can be 25,000 characters each. */
const batchSize = 200;

/**
 * Adds the owner's work on leads: progress, assignee, notes, and a folded text that searches read.
 * Indexes serve lists by form, progress and verdict, the newest first.
 */
export const leadStateMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('lead')
      .addColumn('progress', 'text', (c) => c.notNull().defaultTo('new'))
      .execute();
    await db.schema
      .alterTable('lead')
      .addColumn('assigned_to', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    for (const column of ['form', 'status', 'progress'] as const) {
      await db.schema
        .createIndex(`lead_${column}_created`)
        .on('lead')
        .columns([column, 'created_at'])
        .execute();
    }
    await db.schema
      .createTable('lead_note')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('lead_id', 'text', (c) => c.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('lead_note_lead')
      .on('lead_note')
      .columns(['lead_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('lead_search')
      .addColumn('lead_id', 'text', (c) => c.primaryKey().references('lead.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await fillSearch(db);
  },
};

async function fillSearch(db: Kysely<Tables>): Promise<void> {
  for (let lastId = ''; ; ) {
    const leads = await db
      .selectFrom('lead')
      .select(['id', 'name', 'email', 'phone', 'subject', 'comment', 'job', 'details'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const rows = leads.map((lead) => ({ lead_id: lead.id, text: searchText(lead) }));
    if (rows.length > 0) await db.insertInto('lead_search').values(rows).execute();
    const lastLead = leads.at(batchSize - 1);
    if (!lastLead) return;
    lastId = lastLead.id;
  }
}
