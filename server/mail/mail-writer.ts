import type { Kysely } from 'kysely';
import type { Env } from '../env.ts';
import { findFile, findLead } from '../leads/read-leads.ts';
import type { OutboxMail, Tables } from '../leads/tables.ts';
import { unsubscribeLink } from '../security/unsubscribe-link.ts';
import type { OutgoingMail } from './transport.ts';

/** Nothing to send any more: the lead was deleted, or its subscriber left. */
export const noMail = Symbol('no mail');

/** Turns a row of the outbox into a mail. */
export type MailWriter = (mail: OutboxMail) => Promise<OutgoingMail | typeof noMail>;

/** A writer that reads the lead, its file and its subscriber from the database. */
export function createMailWriter(
  db: Kysely<Tables>,
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>,
  unsubscribeKey: string,
): MailWriter {
  return async (mail) => {
    const lead = await findLead(db, mail.lead_id);
    if (!lead) return noMail;
    const withFile = lead.form === 'job-application';
    const file = withFile ? await findFile(db, lead.id) : null;
    let unsubscribeHref: string | null = null;
    if (mail.kind === 'subscription-sender') {
      const subscriber = await db
        .selectFrom('subscriber')
        .select(['id', 'unsubscribed_at'])
        .where('lead_id', '=', lead.id)
        .executeTakeFirst();
      if (!subscriber || subscriber.unsubscribed_at !== null) return noMail;
      unsubscribeHref = unsubscribeLink(env.SITE_URL, subscriber.id, unsubscribeKey);
    }
    // React and its mail parts are loaded with the first mail, not at the start.
    const { composeMail } = await import('./compose.tsx');
    return composeMail({ mail, lead, file, unsubscribeHref, env });
  };
}
