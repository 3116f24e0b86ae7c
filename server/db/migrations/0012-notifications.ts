import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds daily summaries. The primary key decides which of several processes makes the one of a day;
 * mails of a summary have its `created_at`.
 */
export const notificationMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('daily_summary')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('facts', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
