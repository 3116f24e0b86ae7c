import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds booked appointments. The primary key decides which lead was first, also between two
 * processes.
 */
export const appointmentMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('appointment')
      .addColumn('diary', 'text', (c) => c.notNull())
      .addColumn('slot', 'text', (c) => c.notNull())
      .addColumn('lead_id', 'text', (c) => c.notNull().references('lead.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('appointment_key', ['diary', 'slot'])
      .execute();
    await db.schema.createIndex('appointment_lead').on('appointment').column('lead_id').execute();
  },
};
