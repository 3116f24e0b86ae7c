import { siteConfig } from '../../site.config.ts';
import { deskWords } from '../../src/words/desk.ts';
import type { Lead } from '../db/tables.ts';
import { escapeUnprintable, oneLine } from '../escape-unprintable.ts';
import { formatMoment } from '../mail/dates.ts';

/**
 * Longest link, in characters. Windows passes at most 2,083 to a mail program; some programs accept
 * a little less.
 */
export const maxReplyLength = 1_900;

/** Longest subject in the link, in encoded characters. */
const maxSubjectLength = 500;

/** Mark at the end of a quotation that was cut. */
const cutMark = '> […]';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Encodes an address; the part before the @ may hold characters with a meaning in links. */
function encodeAddress(address: string): string {
  const atIndex = address.lastIndexOf('@');
  return [address.slice(0, atIndex), address.slice(atIndex + 1)].map(encodeURIComponent).join('@');
}

/** Encodes the characters of a text that fit; none, such as an emoji, is cut in half. */
function cutEncoded(text: string, maxLength: number): string {
  let encodedText = '';
  for (const { segment } of graphemes.segment(text)) {
    const longerText = encodedText + encodeURIComponent(segment);
    if (longerText.length > maxLength) break;
    encodedText = longerText;
  }
  return encodedText;
}

const joinMailLines = (lines: readonly string[]): string => lines.join('\r\n');

/** Returns the subject of the answer: that of the message, or the job, or a general one. */
function subjectOf({ subject, job }: Lead): string {
  const topic = oneLine(subject || job, 120);
  if (topic === '') return deskWords.reply.subject(siteConfig.company.name);
  return /^re:/i.test(topic) ? topic : `Re: ${topic}`;
}

/**
 * Returns a `mailto:` link (RFC 6068) that answers a lead, with as much of its message quoted as
 * fits; null for a lead without an address.
 */
export function replyLink(lead: Lead): string | null {
  if (!lead.email.includes('@')) return null;
  const name = oneLine(lead.name, 60);
  const openingLines = [deskWords.reply.greeting(name), '', '', ''];
  const quoteIntroduction = deskWords.reply.quoted(formatMoment(lead.created_at));
  const quotation = escapeUnprintable(lead.comment.toWellFormed())
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`));
  const quotedLines = lead.comment === '' ? [] : [quoteIntroduction, ...quotation];
  const subject = cutEncoded(subjectOf(lead).toWellFormed(), maxSubjectLength);
  const linkStart = `mailto:${encodeAddress(lead.email.toWellFormed())}?subject=${subject}&body=`;
  const body = joinMailLines([...openingLines, ...quotedLines].map((line) => line.toWellFormed()));
  const maxBodyLength = maxReplyLength - linkStart.length;
  const encodedBody = encodeURIComponent(body);
  if (encodedBody.length <= maxBodyLength) return linkStart + encodedBody;
  const encodedCutMark = encodeURIComponent(`\r\n${cutMark}`);
  return linkStart + cutEncoded(body, maxBodyLength - encodedCutMark.length) + encodedCutMark;
}
