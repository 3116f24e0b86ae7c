import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** Adds sign-in links and sessions of the desk. Only hashes are stored: neither opens the desk. */
export const deskMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('desk_sign_in')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('mailbox', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('desk_session')
      .addColumn('id_hash', 'text', (c) => c.primaryKey())
      .addColumn('mailbox', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    for (const table of ['desk_sign_in', 'desk_session'] as const) {
      await db.schema.createIndex(`${table}_expires`).on(table).column('expires_at').execute();
    }
    await db.schema
      .createIndex('desk_session_mailbox')
      .on('desk_session')
      .column('mailbox')
      .execute();
  },
};
