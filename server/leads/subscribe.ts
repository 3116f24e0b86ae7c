import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { repeatConfirmationRequest, requestSubscription } from '../subscribers/subscribers.ts';
import { type LeadToSave, type SavedLead, saveLeadInTransaction } from './save-lead.ts';

/**
 * Stores an address with its lead and the confirmation mail, in one transaction. A confirmed
 * address, or one that declined, changes nothing and causes no mail; a pending one is mailed again,
 * at most twice.
 * @returns `new`, also for a returning subscriber; `known`; `spam` when the captcha solution was
 * used before; and the saved lead.
 */
export async function subscribe(
  db: Kysely<Tables>,
  lead: LeadToSave,
): Promise<{ state: 'new' | 'known' | 'spam'; saved: SavedLead }> {
  return db.transaction().execute(async (trx) => {
    const savedLead = await saveLeadInTransaction(trx, lead);
    if (savedLead.status === 'spam') return { state: 'spam', saved: savedLead };
    const requestMails = await requestSubscription(trx, savedLead.id, lead.email);
    if (requestMails !== null) return { state: 'new', saved: savedLead };
    await trx.deleteFrom('lead').where('id', '=', savedLead.id).execute();
    await repeatConfirmationRequest(trx, lead.email);
    return { state: 'known', saved: savedLead };
  });
}
