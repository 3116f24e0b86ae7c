import { formatSlot } from '../appointments/format-slot.ts';
import type { FormName, Lead } from '../db/tables.ts';
import { escapeUnprintable } from '../escape-unprintable.ts';
import { renderCsv } from './csv.ts';
import type { LeadFacts } from './print-leads.ts';

/** Facts from other tables. */
type ExportFacts = Pick<LeadFacts, 'states' | 'appointments'>;

/** Fixed columns of the export, in order. */
const columns = {
  id: ({ id }) => id,
  'received (UTC)': ({ created_at }) =>
    new Date(created_at).toISOString().slice(0, 19).replace('T', ' '),
  form: ({ form }) => form,
  status: ({ status }) => status,
  reason: ({ reason }) => reason ?? '',
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  subject: ({ subject }) => subject,
  job: ({ job }) => job,
  diary: ({ id }, { appointments }) => appointments.get(id)?.diary ?? '',
  appointment: ({ id }, { appointments }) => formatSlot(appointments.get(id)),
  comment: ({ comment }) => comment,
  page: ({ page }) => page,
  subscription: ({ id }, { states }) => states.get(id) ?? '',
} satisfies Record<string, (lead: Lead, facts: ExportFacts) => string>;

const detailsOf = (lead: Lead): Map<string, string> =>
  new Map(Object.entries(JSON.parse(lead.details) as Record<string, string>));

/** Heading of a further field. The prefix keeps it from looking like a fixed column. */
const furtherHeading = (name: string): string => `field: ${name}`;

/** Collects the names of the further fields, grouped by form. */
function furtherNames(leads: readonly Lead[], details: ReadonlyMap<Lead, Map<string, string>>) {
  const byForm = new Map<FormName, Set<string>>();
  for (const lead of leads) {
    const names = byForm.get(lead.form) ?? new Set();
    for (const name of details.get(lead)?.keys() ?? []) names.add(name);
    byForm.set(lead.form, names);
  }
  return [...new Set([...byForm.values()].flatMap((names) => [...names]))];
}

/**
 * Renders leads as a CSV file with headings: the fixed columns, then one for each further field.
 * Times are in UTC, those of appointments in local time of the diary.
 */
export function exportLeads(leads: readonly Lead[], known: ExportFacts): string {
  const details = new Map(leads.map((lead) => [lead, detailsOf(lead)]));
  const further = furtherNames(leads, details);
  const headings = [...Object.keys(columns), ...further.map(furtherHeading)];
  const rows = leads.map((lead) => [
    ...Object.values(columns).map((column) => column(lead, known)),
    ...further.map((name) => details.get(lead)?.get(name) ?? ''),
  ]);
  return renderCsv([headings, ...rows].map((row) => row.map(escapeUnprintable)));
}
