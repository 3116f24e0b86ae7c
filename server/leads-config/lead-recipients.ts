import type { Env } from '../env.ts';
import { addressOf } from '../mail-address.ts';
import type { LeadsSettings } from './schema.ts';

/**
 * Returns the e-mail addresses to which notices of leads are mailed, in lower case, each once: those
 * of MAIL_TO, and those that `mailTo` names by form and page. Recipients of the daily summary get
 * numbers only, and are not among them.
 */
export const leadRecipients = (
  { MAIL_TO }: Pick<Env, 'MAIL_TO'>,
  { mailTo }: Pick<LeadsSettings, 'mailTo'>,
): string[] => {
  const mailboxes = [...MAIL_TO, ...Object.values(mailTo).flatMap((list) => list ?? [])];
  return [...new Set(mailboxes.map((mailbox) => addressOf(mailbox).toLowerCase()))];
};
