import type { ReactElement } from 'react';
import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { DeadMail } from '../outbox/dead-mails.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { autoReplyHeaders, renderMail } from './render-mail.ts';
import { DailySummary, summaryTitle } from './templates/daily-summary.tsx';
import { DeadMailNotice, deadMailTitle } from './templates/dead-mail-notice.tsx';
import { DeskSignIn, deskSignInTitle } from './templates/desk-sign-in.tsx';

type MailEnv = Pick<Env, 'MAIL_FROM' | 'SITE_URL'>;

/** Composes a mail to the company that belongs to no lead. */
const composeOwnMail = (mail: OutboxMail, subject: string, view: ReactElement, env: MailEnv) =>
  renderMail(mail, { subject, view, headers: autoReplyHeaders }, env);

/** Composes the notice of dead mails and webhooks. */
export const composeDeadMailNotice = (
  mail: OutboxMail,
  deadMails: readonly DeadMail[],
  env: MailEnv,
) => composeOwnMail(mail, deadMailTitle(deadMails), <DeadMailNotice deadMails={deadMails} />, env);

/** Composes the daily summary. */
export const composeSummary = (mail: OutboxMail, facts: SummaryFacts, env: MailEnv) =>
  composeOwnMail(mail, summaryTitle(facts), <DailySummary facts={facts} />, env);

/** Composes the mail with a link to the desk. */
export const composeDeskSignIn = (mail: OutboxMail, href: string, env: MailEnv) =>
  composeOwnMail(mail, deskSignInTitle, <DeskSignIn href={href} />, env);
