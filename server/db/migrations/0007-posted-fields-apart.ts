import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const unkeptFileKey = 'file not kept';

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
          eb.and([eb('details', 'like', `%"${unkeptFileKey}"%`), eb('status', '=', 'spam')]),
        ]),
      )
      .execute();
    for (const { id, status, details, slot } of leads) {
      const postedFields = new Map(Object.entries(JSON.parse(details) as Record<string, string>));
      if (slot !== null) postedFields.delete('Appointment');
      const unkept_file = (status === 'spam' && postedFields.get(unkeptFileKey)) || null;
      if (unkept_file !== null) postedFields.delete(unkeptFileKey);
      await db
        .updateTable('lead')
        .set({ details: JSON.stringify(Object.fromEntries(postedFields)), unkept_file })
        .where('id', '=', id)
        .execute();
    }
  },
};
