import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const unkept = 'file not kept';

/**
 * Moves facts of the server out of `details`, which from now on holds posted fields only:
 * appointments have their own tables, and the name of a file that was not kept has a column.
 */
export const postedFieldsApartMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('lead').addColumn('unkept_file', 'text').execute();
    const leads = await db
      .selectFrom('lead')
      .leftJoin('appointment_request', 'appointment_request.lead_id', 'lead.id')
      .select(['id', 'status', 'details', 'appointment_request.slot'])
      .where((eb) =>
        eb.or([
          eb('details', 'like', '%"Appointment"%'),
          eb.and([eb('details', 'like', `%"${unkept}"%`), eb('status', '=', 'spam')]),
        ]),
      )
      .execute();
    for (const { id, status, details, slot } of leads) {
      const posted = new Map(Object.entries(JSON.parse(details) as Record<string, string>));
      if (slot !== null) posted.delete('Appointment');
      const unkept_file = (status === 'spam' && posted.get(unkept)) || null;
      if (unkept_file !== null) posted.delete(unkept);
      await db
        .updateTable('lead')
        .set({ details: JSON.stringify(Object.fromEntries(posted)), unkept_file })
        .where('id', '=', id)
        .execute();
    }
  },
};
