import { siteConfig } from '../../site.config.ts';
import { pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import { formatHoldEnd } from '../appointments/find-appointments.ts';
import type { BookedSlot } from '../appointments/slots.ts';
import { type FirmRecord, firmAt } from '../firms.ts';

const { email } = siteConfig.company;

/** Confirmation of an appointment: time and firm, and the next step when it is held. */
export function appointmentMessage(
  { diary, slot, heldUntil }: BookedSlot,
  firms: readonly FirmRecord[],
): string {
  const { name } = firmAt(firms, pageOfDiary(diary));
  return heldUntil === null
    ? serverWords.booked(name, slotText(slot))
    : serverWords.held(name, slotText(slot), formatHoldEnd(diary, heldUntil));
}

/** Error for an application after the last day of its job. */
export const closedMessage = ({ title, until }: { title: string; until: string }): string =>
  serverWords.closed(title, until, email);

/** Error for a storage timeout. */
export const storageTimeoutMessage = serverWords.storageTimeout(email);

/** Error for a message that could not be stored. */
export const storageErrorMessage = serverWords.storageError(email);
