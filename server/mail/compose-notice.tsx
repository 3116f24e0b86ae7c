import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { DeadMail } from '../outbox/dead-mails.ts';
import { autoReplyHeaders, renderMail } from './render-mail.ts';
import { DeadMailNotice, deadMailTitle } from './templates/dead-mail-notice.tsx';
import type { OutgoingMail } from './transport.ts';

/** Composes the notice of dead mails and webhooks. */
export const composeDeadMailNotice = (
  mail: OutboxMail,
  deadMails: readonly DeadMail[],
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<OutgoingMail> => {
  const view = <DeadMailNotice deadMails={deadMails} />;
  const subject = deadMailTitle(deadMails);
  return renderMail(mail, { subject, view, headers: autoReplyHeaders }, env);
};
