import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeAddress } from '../../normalized-address.ts';
import type { Tables } from '../tables.ts';

/**
 * Adds mailbox and visitor to appointments, for the limit of two upcoming ones each, and the end of
 * an unconfirmed hold. Existing appointments count as booked.
 */
export const appointmentHoldMigration: Migration = {
  async up(db: Kysely<Tables>) {
    for (const column of ['mailbox', 'visitor'])
      await db.schema
        .alterTable('appointment')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    await db.schema.alterTable('appointment').addColumn('held_until', 'bigint').execute();
    const appointments = await db
      .selectFrom('appointment')
      .innerJoin('lead', 'lead.id', 'appointment.lead_id')
      .select(['lead_id', 'email'])
      .execute();
    for (const { lead_id, email } of appointments)
      await db
        .updateTable('appointment')
        .set({ mailbox: normalizeAddress(email) })
        .where('lead_id', '=', lead_id)
        .execute();
  },
};
