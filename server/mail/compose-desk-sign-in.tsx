import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { autoReplyHeaders, renderMail } from './render-mail.ts';
import { DeskSignIn, deskSignInTitle } from './templates/desk-sign-in.tsx';
import type { OutgoingMail } from './transport.ts';

/** Composes the mail with a link to the desk. */
export const composeDeskSignIn = (
  mail: OutboxMail,
  href: string,
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<OutgoingMail> => {
  const view = <DeskSignIn href={href} />;
  return renderMail(mail, { subject: deskSignInTitle, view, headers: autoReplyHeaders }, env);
};
