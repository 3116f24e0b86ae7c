import { siteConfig } from '../../site.config.ts';
import { pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import { success } from '../../src/words/forms.ts';
import { formatHoldEnd } from '../appointments/find-appointments.ts';
import type { BookedSlot, SlotUnavailableError } from '../appointments/slots.ts';
import { type FirmRecord, firmAt } from '../firms.ts';

/** Error for a missing, wrong, expired or used captcha solution. */
export const captchaMessage =
  'We could not tell that a person sent this. Please reload the page and send it once more.';

/** Confirmation of a message. */
export const thanksMessage = success.thanks;

/** Confirmation of an appointment: time and firm, and the next step when it is held. */
export function appointmentMessage(
  { diary, slot, heldUntil }: BookedSlot,
  firms: readonly FirmRecord[],
): string {
  const { name } = firmAt(firms, pageOfDiary(diary));
  return heldUntil === null
    ? `Thank you. ${name} expects you on ${slotText(slot)}.`
    : `Your message has arrived. ${slotText(slot)} at ${name} is held for you until ${formatHoldEnd(diary, heldUntil)}: a mail is on its way to you, and with the link in it the appointment is yours.`;
}

/** Errors of the appointment field. They never say who has the slot. */
export const slotUnavailableMessages: Record<SlotUnavailableError['reason'], string> = {
  taken:
    'Somebody took that time. Was it you, then our mail to you says so. Else please choose another; what you wrote is still here.',
  'too-many':
    'Two appointments to come are the most that can be booked here. For another one please call us; what you wrote is still here.',
  'no-mail':
    'No more mail goes to this address today, so the time cannot be confirmed. Please call us; what you wrote is still here.',
};

/** Error for an application after the last day of its job. */
export const closedMessage = ({ title, until }: { title: string; until: string }): string =>
  `Applications for ${title} closed at the end of ${until}, so this one was not taken and nothing of it is kept. You would have been a good one? Write to ${siteConfig.company.email} all the same: good letters stay in our drawer.`;

/** Error for invalid fields. */
export const invalidFieldsMessage = 'One or more fields need another look.';

/** Error for a required checkbox that is not ticked, when everything else is valid. */
export const acceptanceMessage = 'Please tick the box that says you agree, and send it again.';

/** Error for a storage timeout. */
export const storageTimeoutMessage = `We waited too long for our own server and gave up, so we cannot say whether your message has arrived. Please send it again, or write to ${siteConfig.company.email}.`;

/** Error for a message that could not be stored. */
export const storageErrorMessage = `Your message could not be taken right now. Please try again in a few minutes, or write to ${siteConfig.company.email}.`;
