import type { Kysely } from 'kysely';
import type { Lead, Tables } from '../db/tables.ts';
import { findLeadByPrefix, minPrefix } from '../leads/read-leads.ts';

/**
 * Finds a lead by its id, or by a beginning of it that no other id has.
 * @throws Error with a message for people.
 */
export async function requireLead(db: Kysely<Tables>, given: string): Promise<Lead> {
  const found = await findLeadByPrefix(db, given);
  if ('id' in found) return found;
  if (found.length > 0) {
    throw new Error(
      `Several leads begin with ${given}: ${found.join(', ')}. Write more of the id.`,
    );
  }
  const hint =
    given.length < minPrefix ? ` A shortened id has at least ${minPrefix} characters.` : '';
  throw new Error(`There is no lead ${given}.${hint}`);
}
