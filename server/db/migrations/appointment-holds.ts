import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { mailboxOf } from '../../leads/sender-mails.ts';
import type { Tables } from '../../leads/tables.ts';

/**
 * Appointments know whose they are, so that each mailbox and each visitor has two to come at most, and
 * until when one is held that nobody has confirmed. Those of before are booked.
 */
export const appointmentHoldMigration: Migration = {
  async up(db: Kysely<Tables>) {
    for (const column of ['mailbox', 'visitor'])
      await db.schema
        .alterTable('appointment')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    await db.schema.alterTable('appointment').addColumn('held_until', 'bigint').execute();
    const held = await db
      .selectFrom('appointment')
      .innerJoin('lead', 'lead.id', 'appointment.lead_id')
      .select(['lead_id', 'email'])
      .execute();
    for (const { lead_id, email } of held)
      await db
        .updateTable('appointment')
        .set({ mailbox: mailboxOf(email) })
        .where('lead_id', '=', lead_id)
        .execute();
  },
};
