import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../../leads/tables.ts';

/** Mails name the sender that works on them, so that one whose lease was lost changes nothing any more. */
export const outboxClaimMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('outbox').addColumn('claimed_by', 'text').execute();
  },
};
