import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { mailFileName } from '../outbox/mail-file.ts';
import type { OutgoingMail } from './transport.ts';

/** Content of one mail. */
export type MailContent = { subject: string; view: ReactElement } & Partial<
  Pick<OutgoingMail, 'from' | 'replyTo' | 'headers' | 'attachments'>
>;

// Without these headers the company would get a vacation reply for every lead.
export const autoReplyHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/**
 * Renders a mail as HTML and text. Deterministic: the same input gives the same mail, including
 * Message-ID and date.
 */
export async function renderMail(
  mail: OutboxMail,
  { subject, view, ...options }: MailContent,
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
    ...options,
  };
}

const headingFormat = { format: 'heading', options: { uppercase: false } };

/** Renders the text version; headings keep their case. */
const plainText = (html: string) =>
  toPlainText(html, {
    wordwrap: 78,
    selectors: ['h1', 'h2', 'h3'].map((selector) => ({ selector, ...headingFormat })),
  });
