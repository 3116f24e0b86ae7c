import { mailFileName } from '../mail/mail-file.ts';
import { printedTime } from './printable.ts';
import type { MailState, OutboxMail } from './tables.ts';

const short = {
  dead: 'dead',
  pending: 'waiting',
  filed: 'file',
  sent: 'sent',
  obsolete: '-',
} as const satisfies Record<MailState, string>;

/** Summarizes the states of a lead's mails by the worst one; `-` without mails. */
export function mailsInShort(mails: readonly OutboxMail[]): string {
  const states = Object.keys(short) as MailState[];
  const worst = states.find((state) => mails.some((mail) => mail.state === state));
  return short[worst ?? 'obsolete'];
}

/** Describes the state of one mail. */
export function mailInWords(mail: OutboxMail): string {
  const { state, sent_at } = mail;
  if (state === 'filed') return `in the file ${mailFileName(mail)}, not sent`;
  if (state === 'obsolete') return 'no longer needed';
  return state === 'sent' && sent_at !== null ? `sent ${printedTime(sent_at)}` : short[state];
}
