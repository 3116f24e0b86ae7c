import type { MailState, OutboxMail } from '../db/tables.ts';
import { formatTime } from '../escape-unprintable.ts';
import { mailFileName } from '../outbox/mail-file.ts';

const stateLabels = {
  dead: 'dead',
  pending: 'waiting',
  filed: 'file',
  sent: 'sent',
  obsolete: '-',
} as const satisfies Record<MailState, string>;

/** Summarizes the states of a lead's mails by the worst one; `-` without mails. */
export function summarizeMails(mails: readonly OutboxMail[]): string {
  const states = Object.keys(stateLabels) as MailState[];
  const worst = states.find((state) => mails.some((mail) => mail.state === state));
  return stateLabels[worst ?? 'obsolete'];
}

/** Describes the state of one mail. */
export function describeMail(mail: OutboxMail): string {
  const { state, sent_at } = mail;
  if (state === 'filed') return `in the file ${mailFileName(mail)}, not sent`;
  if (state === 'obsolete') return 'no longer needed';
  return state === 'sent' && sent_at !== null ? `sent ${formatTime(sent_at)}` : stateLabels[state];
}
