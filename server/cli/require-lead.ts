import type { Kysely } from 'kysely';
import type { Lead, Tables } from '../db/tables.ts';
import { findLeadByPrefix, minPrefixLength } from '../leads/read-leads.ts';

/**
 * Finds a lead by its id, or by a beginning of it that no other id has.
 * @throws Error with a message for people.
 */
export async function requireLead(db: Kysely<Tables>, idPrefix: string): Promise<Lead> {
  const result = await findLeadByPrefix(db, idPrefix);
  if ('id' in result) return result;
  if (result.length > 0) {
    throw new Error(
      `Several leads begin with ${idPrefix}: ${result.join(', ')}. Write more of the id.`,
    );
  }
  const hint =
    idPrefix.length < minPrefixLength
      ? ` A shortened id has at least ${minPrefixLength} characters.`
      : '';
  throw new Error(`There is no lead ${idPrefix}.${hint}`);
}
