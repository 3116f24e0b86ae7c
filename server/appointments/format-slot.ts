import type { LeadAppointment } from './find-appointments.ts';

/**
 * Formats the booked time of a lead so that spreadsheets can sort it, in local time of the diary:
 * `2026-11-24 09:30`; '' when it has none.
 */
export const formatSlot = (appointment: LeadAppointment | undefined): string =>
  appointment?.isBooked ? appointment.slot.replace('T', ' ') : '';
