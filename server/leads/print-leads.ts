import { csvLine } from './csv.ts';
import { printable } from './printable.ts';
import type { SubscriptionState } from './subscribers.ts';
import type { Lead, LeadFileTable, OutboxMail } from './tables.ts';

/** How subscriptions stand, by the lead's id. Missing: no subscription, or a later lead has it. */
type Subscriptions = ReadonlyMap<string, SubscriptionState>;

const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const oneLine = (text: string, width: number) => {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
};

/** How a lead's mails stand: `sent`, `waiting`, `dead`, or `-` when it caused none. */
function mailState(mails: readonly OutboxMail[]): string {
  if (mails.some((mail) => mail.state === 'dead')) return 'dead';
  if (mails.some((mail) => mail.state === 'pending')) return 'waiting';
  return mails.length > 0 ? 'sent' : '-';
}

/** A table of leads for the terminal. */
export function printList(
  leads: readonly Lead[],
  mails: readonly OutboxMail[],
  subscriptions: Subscriptions,
): string {
  const rows = leads.map((lead) => [
    lead.id,
    time(lead.created_at),
    lead.form,
    lead.reason ? `${lead.status} (${lead.reason})` : lead.status,
    mailState(mails.filter((mail) => mail.lead_id === lead.id)),
    oneLine(lead.name || '-', 24),
    oneLine(lead.email, 32),
    subscriptions.get(lead.id) ?? oneLine(lead.job || lead.subject || lead.comment, 40),
  ]);
  const table = [
    ['ID', 'RECEIVED (UTC)', 'FORM', 'STATUS', 'MAIL', 'NAME', 'E-MAIL', 'ABOUT'],
    ...rows,
  ];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** One lead in full. */
export function printLead(
  lead: Lead,
  file: LeadFileTable | null,
  mails: readonly OutboxMail[],
  subscriptions: Subscriptions,
): string {
  const details = JSON.parse(lead.details) as Record<string, string>;
  const rows: [string, string][] = [
    ['Lead', lead.id],
    ['Received', `${time(lead.created_at)} UTC`],
    ['Form', lead.form],
    ['Status', lead.reason ? `${lead.status} (${lead.reason})` : lead.status],
    ['List', subscriptions.get(lead.id) ?? ''],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Subject', lead.subject],
    ['Job', lead.job],
    ['Page', lead.page],
    ...Object.entries(details),
    ['CV', file ? `${file.name} (${Math.ceil(file.size / 1024)} KB)` : ''],
  ];
  const head = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${oneLine(label, 40).padEnd(10)} ${oneLine(value, 300)}\n`);
  const letters = mails.map((mail) => {
    const state = mail.sent_at === null ? mail.state : `sent ${time(mail.sent_at)}`;
    const trouble = mail.last_error === null ? '' : `; ${oneLine(mail.last_error, 300)}`;
    return `${'Mail'.padEnd(10)} ${mail.kind}: ${state}, ${mail.attempts} tries${trouble}\n`;
  });
  const text = lead.comment === '' ? '' : `\n${printable(lead.comment)}\n`;
  return [...head, ...letters, text].join('');
}

const columns = [
  'id',
  'created_at',
  'form',
  'status',
  'reason',
  'name',
  'email',
  'phone',
  'subject',
  'job',
  'comment',
  'page',
  'details',
] as const satisfies readonly (keyof Lead)[];

/** Leads as CSV, with a line of headings and times in ISO 8601. */
export const printCsv = (leads: readonly Lead[], subscriptions: Subscriptions): string =>
  [
    csvLine([...columns, 'subscription']),
    ...leads.map((lead) =>
      csvLine([
        ...columns.map((column) =>
          column === 'created_at'
            ? new Date(lead.created_at).toISOString()
            : printable(lead[column] ?? ''),
        ),
        subscriptions.get(lead.id) ?? '',
      ]),
    ),
  ].join('');
