import { type LeadToSave, type SavedLead, saveLead } from '../leads/save-lead.ts';
import type { Services } from '../services.ts';

/**
 * Stores what was judged spam, as far as there is room: none when the data is full, since the last of
 * the disk belongs to those who mean it.
 * @returns what became of it; `isKept` is false where it had to be dropped.
 */
export async function putAside(
  { database, dataLimit }: Services,
  lead: Omit<LeadToSave, 'status'>,
): Promise<SavedLead> {
  // Where the disk cannot be measured, the bound on all spam holds alone.
  const mayKeepSpam = await dataLimit.mayKeep(0).catch(() => true);
  return saveLead(database.db, { ...lead, status: 'spam', mayKeepSpam });
}
