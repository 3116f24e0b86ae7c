import type { Lead } from '../db/tables.ts';
import { oneLine } from '../escape-unprintable.ts';
import type { FirmRecord } from '../firms.ts';

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
  const to = firm.sample ? ` to ${firm.name}` : '';
  const message =
    time === null ? `Message from ${name}${to}` : `Appointment with ${firm.name}: ${time}, ${name}`;
  const titles = {
    contact: message,
    comment: `Comment from ${name}${to}`,
    message,
    'job-application': `Application from ${name}${lead.job ? `: ${fieldLine(lead.job)}` : ''}`,
    subscribe: 'New subscriber',
  };
  const title = titles[lead.form];
  if (lead.status !== 'unverified') return title;
  return `[${lead.reason === 'honeypot' ? 'suspect' : 'unverified'}] ${title}`;
}
