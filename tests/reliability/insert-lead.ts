import type { Kysely } from 'kysely';
import type { Lead, Tables } from '../../server/db/tables.ts';
import { searchText } from '../../server/search-text.ts';

/** Stores a lead with given fields, without mails. */
export async function insertLead(
  db: Kysely<Tables>,
  given: Partial<Lead> & Pick<Lead, 'id'>,
): Promise<void> {
  const lead: Lead = {
    ...{ form: 'contact', status: 'new', reason: null, name: '', email: '', phone: '' },
    ...{ subject: '', comment: '', job: '', page: '', details: '{}', unkept_file: null },
    ...{ created_at: Date.now(), progress: 'new', assigned_to: '' },
    ...given,
  };
  await db.insertInto('lead').values(lead).execute();
  await db
    .insertInto('lead_search')
    .values({ lead_id: lead.id, text: searchText(lead) })
    .execute();
}
