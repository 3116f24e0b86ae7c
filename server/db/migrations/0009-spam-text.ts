import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds the size of the texts of each spam lead, so that their total can be limited like that of
 * their files.
 */
export const spamTextMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('spam_text')
      .addColumn('lead_id', 'text', (c) => c.primaryKey().references('lead.id').onDelete('cascade'))
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('left_out', 'integer', (c) => c.notNull())
      .execute();
    await sql`
      insert into spam_text (lead_id, bytes, left_out)
      select id, octet_length(name) + octet_length(email) + octet_length(phone) + octet_length(subject)
        + octet_length(comment) + octet_length(job) + octet_length(details), 0
      from lead where status = 'spam'
    `.execute(db);
  },
};
