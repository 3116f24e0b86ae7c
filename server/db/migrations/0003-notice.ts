import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';

/**
 * Allows mails without a lead, such as the notice of dead mails, and stores for each dead mail the
 * notice that lists it. Mails written to files before stay `sent`: they cannot be told apart any
 * more.
 */
export const noticeMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<Tables>) {
    if (engine === 'sqlite') await recreateTable(db);
    else {
      await db.schema
        .alterTable('outbox')
        .alterColumn('lead_id', (c) => c.dropNotNull())
        .execute();
      await db.schema.alterTable('outbox').addColumn('told_in', 'text').execute();
    }
  },
});

/** Replaces the table: SQLite cannot drop NOT NULL. No other table references this one. */
async function recreateTable(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('outbox_new')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('told_in', 'text')
    .execute();
  const columns = sql.raw(
    'id, lead_id, kind, recipient, state, attempts, next_at, last_error, created_at, sent_at',
  );
  await sql`insert into outbox_new (${columns}) select ${columns} from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_new').renameTo('outbox').execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
  await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
}
