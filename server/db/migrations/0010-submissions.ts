import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds accepted submissions. The primary key decides which of two repeats is the first, also
 * between processes.
 */
export const submissionMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('submission')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('id_hash', 'text')
      .addColumn('receipt', 'text', (c) => c.notNull().unique())
      .addColumn('answer', 'text')
      .addColumn('lead_id', 'text', (c) => c.references('lead.id').onDelete('set null'))
      .addColumn('repeat_until', 'bigint', (c) => c.notNull())
      .execute();
    const indexedColumns = ['id_hash', 'lead_id', 'repeat_until'] as const;
    for (const column of indexedColumns) {
      await db.schema.createIndex(`submission_${column}`).on('submission').column(column).execute();
    }
  },
};
