import { mailWords } from '../../src/words/mails.ts';
import type { Lead } from '../db/tables.ts';
import { oneLine } from '../escape-unprintable.ts';
import type { FirmRecord } from '../firms.ts';

const { notice } = mailWords;

/** Maximum length of a line; longer than any single-line field. */
const maxLineLength = 300;

/** Formats a posted single-line field. */
export const fieldLine = (text: string): string => oneLine(text, maxLineLength);

/** Subject matter of a notice. */
export interface NoticeFacts {
  lead: Lead;
  /** Firm of the form. */
  firm: FirmRecord;
  /** Time of the appointment as text; null for a lead without one. */
  time: string | null;
}

/** Title of the company's notice about a lead. */
export function leadNoticeTitle({ lead, firm, time }: NoticeFacts): string {
  const name = fieldLine(lead.name);
  const plainTitle = firm.isSample ? notice.messageTo(name, firm.name) : notice.message(name);
  const messageTitle = time === null ? plainTitle : notice.appointment(firm.name, time, name);
  const titles = {
    contact: messageTitle,
    comment: firm.isSample ? notice.commentTo(name, firm.name) : notice.comment(name),
    message: messageTitle,
    'job-application': `${notice.application(name)}${lead.job ? `: ${fieldLine(lead.job)}` : ''}`,
    subscribe: notice.subscriber,
  };
  const title = titles[lead.form];
  if (lead.status !== 'unverified') return title;
  return `[${lead.reason === 'honeypot' ? notice.suspect : notice.unverified}] ${title}`;
}
