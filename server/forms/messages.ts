import { siteConfig } from '../../site.config.ts';
import { pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import { success } from '../../src/words/forms.ts';
import { serverWords } from '../../src/words/server.ts';
import { formatHoldEnd } from '../appointments/find-appointments.ts';
import type { BookedSlot, SlotUnavailableError } from '../appointments/slots.ts';
import { type FirmRecord, firmAt } from '../firms.ts';

const { email } = siteConfig.company;

/** Error for a missing, wrong, expired or used captcha solution. */
export const captchaMessage = serverWords.captcha;

/** Confirmation of a message. */
export const thanksMessage = success.thanks;

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

/** Errors of the appointment field. They never say who has the slot. */
export const slotUnavailableMessages: Record<SlotUnavailableError['reason'], string> =
  serverWords.slot;

/** Error for an application after the last day of its job. */
export const closedMessage = ({ title, until }: { title: string; until: string }): string =>
  serverWords.closed(title, until, email);

/** Error for invalid fields. */
export const invalidFieldsMessage = serverWords.invalidFields;

/** Error for a required checkbox that is not ticked, when everything else is valid. */
export const acceptanceMessage = serverWords.acceptance;

/** Error for a storage timeout. */
export const storageTimeoutMessage = serverWords.storageTimeout(email);

/** Error for a message that could not be stored. */
export const storageErrorMessage = serverWords.storageError(email);
