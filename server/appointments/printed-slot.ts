import type { LeadAppointment } from './find-appointments.ts';

/**
 * The time that a lead has, by the clock of its place, as spreadsheets read and sort it: `2026-11-24
 * 09:30`; '' where it has none.
 */
export const printedSlot = (appointment: LeadAppointment | undefined): string =>
  appointment?.isBooked ? appointment.slot.replace('T', ' ') : '';
