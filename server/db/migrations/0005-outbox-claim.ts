import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Adds the id of the sender that has claimed a mail, so that one with an expired lease changes
 * nothing any more.
 */
export const outboxClaimMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('outbox').addColumn('claimed_by', 'text').execute();
  },
};
