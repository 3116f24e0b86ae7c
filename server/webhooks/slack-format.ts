import { slotText } from '../../src/forms/appointments/schema.ts';
import { mailWords } from '../../src/words/mails.ts';
import { formatAppointment } from '../appointments/find-appointments.ts';
import { escapeUnprintable } from '../escape-unprintable.ts';
import { lineRows, textRows } from '../lead-texts.ts';
import { fieldLine, leadNoticeTitle } from '../leads/lead-title.ts';
import type { WebhookFacts } from './webhook-facts.ts';

const { facts: labels } = mailWords.notice;

/** Slack's limit of a header, in characters. */
const maxHeaderLength = 150;
/** Slack's limit of a section, in characters. */
const maxSectionLength = 3000;
/** Slack's limit of a field of a section, in characters. */
const maxFieldLength = 2000;
/** Slack's limit of fields in one section. */
const maxFields = 10;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes text for Slack, so that nobody can mention a channel (`<!channel>`) or disguise a link, and
 * cuts it to a length that counts what was escaped.
 */
export function slackText(text: string, maxLength: number, replacements = entities): string {
  let escaped = '';
  for (const character of text) {
    const replacement = replacements[character] ?? character;
    // One character is left for the ellipsis.
    if (escaped.length + replacement.length >= maxLength) return `${escaped}…`;
    escaped += replacement;
  }
  return escaped;
}

/** Returns a text in which Slack looks for no names, channels or addresses. */
const literalText = (text: string) => ({ type: 'mrkdwn', text, verbatim: true });

const section = (text: string) => ({ type: 'section', text: literalText(text) });

const lineEndPattern = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Quotes posted text line by line, so that none is taken for a line of ours. */
function quote(text: string): string {
  const lines = escapeUnprintable(text.replace(lineEndPattern, '\n'));
  const quoteReplacements = { ...entities, '\n': '\n> ' };
  return `> ${slackText(lines, maxSectionLength - 2, quoteReplacements)}`;
}

/** Formats a lead for an incoming webhook of Slack. */
export function slackBody(facts: WebhookFacts): string {
  const { lead, firm, appointment, file } = facts;
  const time = appointment?.isBooked ? slotText(appointment.slot) : null;
  const title = leadNoticeTitle({ lead, firm, time });
  const rows: [label: string, value: string][] = [
    // The title has these two.
    ...lineRows(lead, ['name', 'job']),
    [labels.appointment, appointment ? formatAppointment(appointment) : ''],
    [labels.cv, file ? `${file.name} (${Math.ceil(file.size / 1024)} KB)` : ''],
    [labels.page, lead.page],
    [labels.lead, lead.id],
  ];
  const fields = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) =>
      literalText(slackText(`${label}: ${fieldLine(value)}`, maxFieldLength)),
    );
  const sections = Array.from({ length: Math.ceil(fields.length / maxFields) }, (_, index) => ({
    type: 'section',
    fields: fields.slice(index * maxFields, (index + 1) * maxFields),
  }));
  const postedTexts = [lead.comment, ...textRows(lead).map(([name, value]) => `${name}: ${value}`)];
  const text = postedTexts.filter((part) => part !== '').join('\n');
  return JSON.stringify({
    // For notifications, and where blocks cannot be shown.
    text: slackText(title, maxHeaderLength),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: slackText(title, maxHeaderLength), emoji: false },
      },
      ...(text === '' ? [] : [section(quote(text))]),
      ...sections,
    ],
  });
}
