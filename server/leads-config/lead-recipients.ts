import type { Env } from '../env.ts';
import { addressOf, uniqueMailboxes } from '../mail-address.ts';
import type { LeadsSettings } from './schema.ts';

/**
 * Returns the e-mail addresses that get mails about leads, in lower case, each once: those of
 * MAIL_TO and all of `mailTo`. Recipients of the daily summary, which has numbers only, are left out.
 */
export const leadRecipients = (
  { MAIL_TO }: Pick<Env, 'MAIL_TO'>,
  { mailTo }: Pick<LeadsSettings, 'mailTo'>,
): string[] =>
  uniqueMailboxes([...MAIL_TO, ...Object.values(mailTo).flatMap((list) => list ?? [])]).map(
    (mailbox) => addressOf(mailbox).toLowerCase(),
  );
