import type { FormName } from '../src/forms/form-fields.ts';

/** Kind of a lead: its form, but a message that requested a slot is an appointment. */
export type LeadKind = FormName | 'appointment';

/** All kinds. Each lead has exactly one. */
export const leadKinds: readonly LeadKind[] = [
  'contact',
  'appointment',
  'comment',
  'message',
  'job-application',
  'subscribe',
];

/**
 * Returns the kind of a lead.
 * @param appointments map or set with the ids of leads that requested a slot
 */
export const kindOf = (
  { id, form }: { id: string; form: FormName },
  appointments: { has: (id: string) => boolean },
): LeadKind => (appointments.has(id) ? 'appointment' : form);
