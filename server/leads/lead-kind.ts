import type { LeadAppointments } from '../appointments/find-appointments.ts';
import type { FormName, Lead } from '../db/tables.ts';

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

/** Returns the kind of a lead. */
export const kindOf = (
  { id, form }: Pick<Lead, 'id' | 'form'>,
  appointments: LeadAppointments,
): LeadKind => (appointments.has(id) ? 'appointment' : form);
