import { type LeadToSave, type SavedLead, saveLead } from '../leads/save-lead.ts';
import type { Services } from '../services.ts';

/**
 * Stores a lead as spam if there is space for it: nothing when the data limit is reached, since the
 * rest of the disk is for real leads.
 * @returns the saved lead; `isStored` is false when it was dropped.
 */
export async function saveSpam(
  { database, dataLimit }: Services,
  lead: Omit<LeadToSave, 'status'>,
): Promise<SavedLead> {
  // If the disk cannot be measured, only the limit for all spam applies.
  const mayKeepSpam = await dataLimit.reserve(0).catch(() => true);
  return saveLead(database.db, { ...lead, status: 'spam', mayKeepSpam });
}
