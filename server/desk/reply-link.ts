import { siteConfig } from '../../site.config.ts';
import { deskWords } from '../../src/words/desk.ts';
import type { Lead } from '../db/tables.ts';
import { escapeUnprintable, oneLine } from '../escape-unprintable.ts';
import { formatMoment } from '../mail/dates.ts';

/**
 * Longest link, in characters. Windows hands at most 2,083 to a mail program; some programs stop a
 * little earlier.
 */
export const maxReplyLength = 1_900;

/** Longest subject in the link, in encoded characters. */
const maxSubjectLength = 500;

/** Marks a quotation that was cut. */
const cutMark = '> […]';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Encodes an address; the part before the @ may hold characters that a link gives a meaning. */
function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent).join('@');
}

/** Keeps the characters of an encoded text that fit; never half of one, such as of an emoji. */
function cutEncoded(text: string, maxLength: number): string {
  let encoded = '';
  for (const { segment } of graphemes.segment(text)) {
    const next = encoded + encodeURIComponent(segment);
    if (next.length > maxLength) break;
    encoded = next;
  }
  return encoded;
}

const mailLines = (lines: readonly string[]): string => lines.join('\r\n');

/** Subject of the answer: that of the message, or the job, or a plain one. */
function subjectOf({ subject, job }: Lead): string {
  const about = oneLine(subject || job, 120);
  if (about === '') return deskWords.reply.subject(siteConfig.company.name);
  return /^re:/i.test(about) ? about : `Re: ${about}`;
}

/**
 * Returns a `mailto:` link (RFC 6068) that answers a lead, with its message quoted as far as there
 * is room; null for a lead without an address.
 */
export function replyLink(lead: Lead): string | null {
  if (!lead.email.includes('@')) return null;
  const name = oneLine(lead.name, 60);
  const opening = [deskWords.reply.greeting(name), '', '', ''];
  const said = deskWords.reply.quoted(formatMoment(lead.created_at));
  const quotation = escapeUnprintable(lead.comment.toWellFormed())
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`));
  const text = lead.comment === '' ? [] : [said, ...quotation];
  const subject = cutEncoded(subjectOf(lead).toWellFormed(), maxSubjectLength);
  const start = `mailto:${encodeAddress(lead.email.toWellFormed())}?subject=${subject}&body=`;
  const body = mailLines([...opening, ...text].map((line) => line.toWellFormed()));
  const room = maxReplyLength - start.length;
  const whole = encodeURIComponent(body);
  if (whole.length <= room) return start + whole;
  const mark = encodeURIComponent(`\r\n${cutMark}`);
  return start + cutEncoded(body, room - mark.length) + mark;
}
