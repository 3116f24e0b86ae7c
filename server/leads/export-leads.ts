import { fieldNames, personFields } from '../../src/forms/form-fields.ts';
import type { FormName, Lead } from '../db/tables.ts';
import { escapeUnprintable } from '../escape-unprintable.ts';
import { kindOf, type LeadKind } from '../lead-kind.ts';
import { detailsOf } from '../lead-texts.ts';
import { renderCsv } from './csv.ts';
import {
  type ColumnFacts,
  kindColumns,
  type LeadColumn,
  subscriptionColumn,
  textColumns,
} from './lead-columns.ts';
import { stateOf } from './lead-state.ts';

/** Columns that leads of all kinds have, before those of their kinds. */
const firstColumns: readonly LeadColumn[] = [
  { heading: 'id', value: ({ id }) => id },
  {
    heading: 'received (UTC)',
    value: ({ created_at }) => new Date(created_at).toISOString().slice(0, 19).replace('T', ' '),
  },
  { heading: 'kind', value: (lead, { appointments }) => kindOf(lead, appointments) },
  { heading: 'form', value: ({ form }) => form },
  { heading: 'state', value: stateOf },
  { heading: 'assigned to', value: (lead) => lead.assigned_to },
  { heading: 'status', value: ({ status }) => status },
  { heading: 'reason', value: ({ reason }) => reason ?? '' },
  ...personFields.map((name) => textColumns[name]),
];

/** Columns that leads of all kinds have, after those of their kinds. */
const lastColumns: readonly LeadColumn[] = [
  textColumns.comment,
  { heading: 'page', value: ({ page }) => page },
  subscriptionColumn,
];

/** Returns the fixed columns of an export of one kind, or of all. */
function fixedColumns(kind: LeadKind | null): LeadColumn[] {
  const kindSpecificColumns = kind === null ? Object.values(kindColumns).flat() : kindColumns[kind];
  const isLast = ({ heading }: LeadColumn) =>
    lastColumns.some((column) => column.heading === heading);
  const middleColumns = new Set(kindSpecificColumns.filter((column) => !isLast(column)));
  return [...firstColumns, ...middleColumns, ...lastColumns];
}

/** Returns the columns of fields that no form of the site has, but other clients have sent. */
const unaskedColumns = (leads: readonly Lead[], fixed: readonly LeadColumn[]): LeadColumn[] =>
  fieldNames
    .filter((name) => !fixed.includes(textColumns[name]) && leads.some((lead) => lead[name] !== ''))
    .map((name) => textColumns[name]);

/** Returns the heading of a further field. The prefix keeps it from looking like a fixed column. */
const furtherHeading = (name: string): string => `field: ${name}`;

/** Collects the names of the further fields, grouped by form. */
function collectFurtherNames(
  leads: readonly Lead[],
  details: ReadonlyMap<Lead, Map<string, string>>,
) {
  const namesByForm = new Map<FormName, Set<string>>();
  for (const lead of leads) {
    const names = namesByForm.get(lead.form) ?? new Set();
    for (const name of details.get(lead)?.keys() ?? []) names.add(name);
    namesByForm.set(lead.form, names);
  }
  return [...new Set([...namesByForm.values()].flatMap((names) => [...names]))];
}

/**
 * Renders leads as a CSV file with headings: the fixed columns, of their kind if they share one,
 * then one for each further field, at last those of unasked fields that have a value. Times are in
 * UTC, those of appointments in local time of the diary.
 */
export function exportLeads(
  leads: readonly Lead[],
  facts: ColumnFacts,
  kind: LeadKind | null,
): string {
  const details = new Map(leads.map((lead) => [lead, new Map(detailsOf(lead))]));
  const furtherFields = collectFurtherNames(leads, details);
  const columns = fixedColumns(kind);
  const unaskedFieldColumns = unaskedColumns(leads, columns);
  const headings = [
    ...columns.map(({ heading }) => heading),
    ...furtherFields.map(furtherHeading),
    ...unaskedFieldColumns.map(({ heading }) => heading),
  ];
  const rows = leads.map((lead) => [
    ...columns.map(({ value }) => value(lead, facts)),
    ...furtherFields.map((name) => details.get(lead)?.get(name) ?? ''),
    ...unaskedFieldColumns.map(({ value }) => value(lead, facts)),
  ]);
  return renderCsv([headings, ...rows].map((row) => row.map(escapeUnprintable)));
}
