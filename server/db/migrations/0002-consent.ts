import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds double opt-in of subscribers, and counts of mails to visitors' addresses. Existing
 * subscribers count as confirmed.
 */
export const consentMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('subscriber').addColumn('confirmed_at', 'bigint').execute();
    await db.schema
      .alterTable('subscriber')
      .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('subscriber')
      .set((eb) => ({ confirmed_at: eb.ref('created_at') }))
      .execute();
    await db.schema
      .createTable('sender_mail_count')
      .addColumn('mailbox', 'text', (c) => c.notNull())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('sender_mail_count_key', ['mailbox', 'day'])
      .execute();
  },
};
