import { formatAppointment, type LeadAppointments } from '../appointments/find-appointments.ts';
import { formatSlot } from '../appointments/format-slot.ts';
import type { Lead, LeadFileTable, OutboxMail } from '../db/tables.ts';
import { escapeUnprintable, formatTime, oneLine } from '../escape-unprintable.ts';
import type { ListStates } from '../subscribers/list-states.ts';
import { describeMail, summarizeMails } from './mail-state-text.ts';

/** Renders a table of leads for the terminal. */
export function renderList(
  leads: readonly Lead[],
  mails: readonly OutboxMail[],
  states: ListStates,
  appointments: LeadAppointments,
): string {
  const rows = leads.map((lead) => [
    lead.id,
    formatTime(lead.created_at),
    lead.form,
    lead.reason ? `${lead.status} (${lead.reason})` : lead.status,
    summarizeMails(mails.filter((mail) => mail.lead_id === lead.id)),
    states.get(lead.id) ?? '-',
    oneLine(lead.name || '-', 24),
    oneLine(lead.email, 32),
    formatSlot(appointments.get(lead.id)) || '-',
    oneLine(lead.job || lead.subject || lead.comment, 40),
  ]);
  const table = [
    [
      ...['ID', 'RECEIVED (UTC)', 'FORM', 'STATUS', 'MAIL', 'LIST', 'NAME', 'E-MAIL'],
      ...['APPOINTMENT', 'ABOUT'],
    ],
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

/** Facts about a lead from other tables. */
export interface LeadFacts {
  file: LeadFileTable | null;
  mails: readonly OutboxMail[];
  states: ListStates;
  appointments: LeadAppointments;
  /** Characters of a spam lead that were not stored. */
  leftOut: number;
}

/**
 * Renders one lead in full: first the facts, then the posted texts behind a bar on each line, so
 * that they cannot imitate our lines.
 */
export function renderLead(lead: Lead, facts: LeadFacts): string {
  const { file, mails, states, appointments, leftOut } = facts;
  const appointment = appointments.get(lead.id);
  const rows: [string, string][] = [
    ['Lead', lead.id],
    ['Received', `${formatTime(lead.created_at)} UTC`],
    ['Form', lead.form],
    ['Status', lead.reason ? `${lead.status} (${lead.reason})` : lead.status],
    ['List', states.get(lead.id) ?? ''],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Subject', lead.subject],
    ['Job', lead.job],
    ['Appointment', appointment ? formatAppointment(appointment) : ''],
    ['Page', lead.page],
    ['CV', file ? `${file.name} (${Math.ceil(file.size / 1024)} KB)` : ''],
    ['CV not kept', lead.unkept_file ?? ''],
    ['Left out', leftOut > 0 ? `${leftOut} characters of what was posted` : ''],
  ];
  const head = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(11)} ${oneLine(value, 300)}\n`);
  const mailLines = mails.map((mail) => {
    const lastError = mail.last_error === null ? '' : `; ${oneLine(mail.last_error, 300)}`;
    return `${'Mail'.padEnd(11)} ${mail.kind}: ${describeMail(mail)}, ${mail.attempts} tries${lastError}\n`;
  });
  return [...head, ...mailLines, renderPosted(lead)].join('');
}

/** Renders the posted fields that have no line of their own. */
function renderPosted({ comment, details }: Lead): string {
  const lines = [
    ...Object.entries(JSON.parse(details) as Record<string, string>).map(
      ([name, value]) => `${oneLine(name, 60)}: ${escapeUnprintable(value)}`,
    ),
    ...(comment === '' ? [] : [escapeUnprintable(comment)]),
  ].flatMap((text) => text.split(/\r?\n/));
  return lines.length === 0 ? '' : `\nPosted:\n${lines.map((line) => `| ${line}\n`).join('')}`;
}
