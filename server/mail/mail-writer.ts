import type { Kysely } from 'kysely';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { findAppointments } from '../appointments/find-appointments.ts';
import type { OutboxMail, Tables } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { FirmRecord } from '../firms.ts';
import { findFile, findFileFacts, findLead } from '../leads/read-leads.ts';
import type { Opening } from '../openings.ts';
import { claimDeadMails, noticeKind } from '../outbox/dead-mails.ts';
import type { Secrets } from '../security/secrets.ts';
import { signedLink } from '../security/signed-link.ts';
import { type SubscriberAction, subscriberLink } from '../security/subscriber-link.ts';
import { signInKind, signInLinkPath, tokenForMail } from '../sign-in/sign-in-links.ts';
import { subscriptionState } from '../subscribers/subscribers.ts';
import { findSummary, summaryKind } from '../summary/enqueue-summary.ts';
import type { SubscriberLinks } from './compose.tsx';
import type { OutgoingMail } from './transport.ts';

/**
 * Result for a mail that is no longer needed: the lead was deleted, its subscriber left, no mail is
 * dead, or a sign-in link has expired.
 */
export const obsoleteMail = Symbol('obsolete mail');

/** Composes the mail of an outbox row. */
export type MailWriter = (mail: OutboxMail) => Promise<OutgoingMail | typeof obsoleteMail>;

interface MailWriterOptions {
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>;
  secrets: Pick<Secrets, 'confirm' | 'unsubscribe' | 'appointment' | 'desk'>;
  /** Jobs whose titles a mail may contain: anybody can post any text. */
  openings: readonly Opening[];
  /** Firms of the demo homes, in whose names mails are written. */
  firms: readonly FirmRecord[];
}

/** Creates a writer that reads the lead, its file and its subscriber from the database. */
export function createMailWriter(
  db: Kysely<Tables>,
  { env, secrets, openings, firms }: MailWriterOptions,
): MailWriter {
  /** Returns null when the subscriber left, or has confirmed already. */
  async function linksFor({ kind, lead_id }: OutboxMail): Promise<SubscriberLinks | null> {
    const subscriber = await db
      .selectFrom('subscriber')
      .select(['id', 'confirmed_at', 'unsubscribed_at'])
      .where('lead_id', '=', lead_id)
      .executeTakeFirst();
    const requiredState = kind === 'subscription-request-sender' ? 'pending' : 'confirmed';
    if (!subscriber || subscriptionState(subscriber) !== requiredState) return null;
    const link = (action: SubscriberAction) =>
      subscriberLink(env.SITE_URL, action, subscriber.id, secrets);
    return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
  }

  async function writeNotice(mail: OutboxMail): Promise<OutgoingMail | typeof obsoleteMail> {
    const deadMails = await claimDeadMails(db, mail.id);
    if (deadMails.length === 0) return obsoleteMail;
    const { composeDeadMailNotice } = await import('./compose-own-mail.tsx');
    return composeDeadMailNotice(mail, deadMails, env);
  }

  async function writeSignIn(mail: OutboxMail): Promise<OutgoingMail | typeof obsoleteMail> {
    const token = await tokenForMail(db, mail, secrets);
    if (token === null) return obsoleteMail;
    const { composeDeskSignIn } = await import('./compose-own-mail.tsx');
    return composeDeskSignIn(mail, `${env.SITE_URL}${signInLinkPath}?t=${token}`, env);
  }

  async function writeSummary(mail: OutboxMail): Promise<OutgoingMail | typeof obsoleteMail> {
    const facts = await findSummary(db, mail);
    if (!facts) return obsoleteMail;
    const { composeSummary } = await import('./compose-own-mail.tsx');
    return composeSummary(mail, facts, env);
  }

  return async (mail) => {
    const { kind } = mail;
    if (kind === noticeKind) return writeNotice(mail);
    if (kind === signInKind) return writeSignIn(mail);
    if (kind === summaryKind) return writeSummary(mail);
    if (kind === 'webhook') throw new Error('A webhook is not a mail.');
    const lead = mail.lead_id === null ? null : await findLead(db, mail.lead_id);
    if (!lead) return obsoleteMail;
    const file = kind === 'application-company' ? await findFile(db, lead.id) : null;
    const cv = kind === 'application-sender' ? await findFileFacts(db, lead.id) : null;
    const appointment = (await findAppointments(db, [lead.id])).get(lead.id) ?? null;
    const isForSubscriber = lead.form === 'subscribe' && kind.endsWith('-sender');
    const links = isForSubscriber ? await linksFor(mail) : null;
    if (isForSubscriber && links === null) return obsoleteMail;
    const isAppointmentRequest = kind === 'appointment-request-sender';
    if (isAppointmentRequest && (!appointment || appointment.isBooked)) return obsoleteMail;
    // React and the templates are loaded with the first mail, not at startup.
    const { composeMail } = await import('./compose.tsx');
    const leadInput = { mail: { ...mail, kind }, lead, file, appointment, cv, links };
    const { SITE_URL } = env;
    const { confirmAppointment } = apiPaths;
    const confirmHref = signedLink(SITE_URL, confirmAppointment, lead.id, secrets.appointment);
    return composeMail({ ...leadInput, confirmHref, env, openings, firms });
  };
}
