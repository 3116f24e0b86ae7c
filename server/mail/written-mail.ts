import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import type { Env } from '../env.ts';
import type { OutboxMail } from '../leads/tables.ts';
import { mailFileName } from './mail-file.ts';
import type { OutgoingMail } from './transport.ts';

/** What one mail says. */
export type MailContent = { subject: string; view: ReactElement } & Partial<
  Pick<OutgoingMail, 'from' | 'replyTo' | 'headers' | 'attachments'>
>;

// Vacation answers to automatic mail would come back to the company for every lead.
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Writes a mail in HTML and as text. The same input gives the same mail, Message-ID and date included. */
export async function writtenMail(
  mail: OutboxMail,
  { subject, view, ...rest }: MailContent,
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<OutgoingMail> {
  const html = await render(view);
  return {
    from: env.MAIL_FROM,
    to: mail.recipient,
    subject,
    html,
    text: plainText(html),
    messageId: `<${mail.id}@${new URL(env.SITE_URL).hostname}>`,
    date: new Date(mail.created_at),
    fileName: mailFileName(mail),
    ...rest,
  };
}

const asWritten = { format: 'heading', options: { uppercase: false } };

/** The text version; headings stay as they are written. */
const plainText = (html: string) =>
  toPlainText(html, {
    wordwrap: 78,
    selectors: ['h1', 'h2', 'h3'].map((selector) => ({ selector, ...asWritten })),
  });
