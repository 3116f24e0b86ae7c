import { formatAppointment } from '../appointments/find-appointments.ts';
import { formatSlot } from '../appointments/format-slot.ts';
import type { Lead, LeadNote, OutboxMail } from '../db/tables.ts';
import { escapeUnprintable, formatTime, oneLine } from '../escape-unprintable.ts';
import { kindOf, type LeadKind } from '../lead-kind.ts';
import { lineRows, textRows } from '../lead-texts.ts';
import {
  type ColumnFacts,
  kindColumns,
  type LeadColumn,
  subscriptionColumn,
} from '../leads/lead-columns.ts';
import { describeMail, summarizeMails } from './mail-state-text.ts';
import { stateText } from './state-text.ts';

/** Facts about the leads of a list from other tables. */
export interface ListFacts extends ColumnFacts {
  mails: readonly OutboxMail[];
}

const listColumn: LeadColumn = { ...subscriptionColumn, heading: 'list' };

/** Column with the time of booked appointments, in a list of all kinds. */
const appointmentColumn: LeadColumn = {
  heading: 'appointment',
  value: ({ id }, { appointments }) => formatSlot(appointments.get(id)),
};

/** Returns the columns of a list: those of one kind, or those that all kinds share. */
function listColumns(kind: LeadKind | null, { mails }: ListFacts): LeadColumn[] {
  const mailState = (lead: Lead) =>
    summarizeMails(mails.filter((mail) => mail.lead_id === lead.id));
  return [
    { heading: 'ID', value: ({ id }) => id },
    { heading: 'received (UTC)', value: (lead) => formatTime(lead.created_at) },
    { heading: 'kind', value: (lead, { appointments }) => kindOf(lead, appointments) },
    { heading: 'state', value: stateText },
    { heading: 'mail', value: mailState },
    ...(kind === null ? [listColumn] : []),
    { heading: 'name', value: (lead) => oneLine(lead.name, 24) },
    { heading: 'e-mail', value: (lead) => oneLine(lead.email, 32) },
    ...(kind === null ? [appointmentColumn] : kindColumns[kind]),
    { heading: 'assigned to', value: (lead) => oneLine(lead.assigned_to, 24) },
    { heading: 'about', value: ({ job, subject, comment }) => job || subject || comment },
  ];
}

/** Renders a table of leads for the terminal, with the columns of their kind if they share one. */
export function renderList(
  leads: readonly Lead[],
  facts: ListFacts,
  kind: LeadKind | null,
): string {
  const columns = listColumns(kind, facts);
  const table = [
    columns.map(({ heading }) => heading.toUpperCase()),
    ...leads.map((lead) => columns.map(({ value }) => oneLine(value(lead, facts), 40) || '-')),
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
export interface LeadFacts extends ListFacts {
  notes: readonly LeadNote[];
  /** Characters that were not stored, because it was spam. */
  droppedCharacters: number;
}

/**
 * Renders one lead in full: first the facts, then notes and posted texts behind a bar on each line,
 * so that they cannot imitate our lines.
 */
export function renderLead(lead: Lead, facts: LeadFacts): string {
  const { files, mails, states, appointments, droppedCharacters } = facts;
  const appointment = appointments.get(lead.id);
  const file = files.get(lead.id);
  const rows: [string, string][] = [
    ['Lead', lead.id],
    ['Received', `${formatTime(lead.created_at)} UTC`],
    ['Kind', kindOf(lead, appointments)],
    ['State', stateText(lead)],
    ['Assigned to', lead.assigned_to],
    ['List', states.get(lead.id) ?? ''],
    ...lineRows(lead),
    ['Appointment', appointment ? formatAppointment(appointment) : ''],
    ['Page', lead.page],
    ['CV', file ? `${file.name} (${Math.ceil(file.size / 1024)} KB)` : ''],
    ['CV not kept', lead.unkept_file ?? ''],
    ['Left out', droppedCharacters > 0 ? `${droppedCharacters} characters of what was posted` : ''],
  ];
  const factLines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(11)} ${oneLine(value, 300)}\n`);
  return [
    ...factLines,
    ...mails.map(renderOutboxRow),
    renderNotes(facts.notes),
    renderPosted(lead),
  ].join('');
}

/** Renders the line of a mail or a webhook. */
function renderOutboxRow(row: OutboxMail): string {
  const { kind, recipient, attempts, last_error } = row;
  const isWebhook = kind === 'webhook';
  const label = isWebhook ? 'Webhook' : 'Mail';
  const name = isWebhook ? oneLine(recipient, 100) : kind;
  const suffix = isWebhook ? '' : `, to ${oneLine(recipient, 100)}`;
  const lastError = last_error === null ? '' : `; ${oneLine(last_error, 300)}`;
  const details = `${attempts} tries${suffix}${lastError}`;
  return `${label.padEnd(11)} ${name}: ${describeMail(row)}, ${details}\n`;
}

/** Renders the posted fields that have no line of their own. */
function renderPosted(lead: Lead): string {
  const { comment } = lead;
  const lines = [
    ...textRows(lead).map(([name, value]) => `${oneLine(name, 60)}: ${escapeUnprintable(value)}`),
    ...(comment === '' ? [] : [escapeUnprintable(comment)]),
  ];
  return lines.length === 0 ? '' : `\nPosted:\n${lines.map(prefixWithBar).join('')}`;
}

/** Renders a text with a bar before each of its lines. */
const prefixWithBar = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `| ${line}\n`)
    .join('');

/** Renders the owner's notes, the oldest first. */
function renderNotes(notes: readonly LeadNote[]): string {
  const texts = notes.map(
    ({ author, text, created_at }) =>
      `${formatTime(created_at)} UTC, ${oneLine(author, 80) || 'nobody'}:\n${prefixWithBar(escapeUnprintable(text))}`,
  );
  return texts.length === 0 ? '' : `\nNotes:\n${texts.join('')}`;
}
