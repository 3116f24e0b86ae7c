import { siteConfig } from '../../site.config.ts';
import { pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import { success } from '../../src/forms/success.ts';
import { heldUntilText } from '../appointments/find-appointments.ts';
import { firmAt, type MailFirm } from '../firms.ts';
import type { SlotRefused, TakenSlot } from '../leads/appointments.ts';

/** Said when no captcha solution, a wrong, an old or a used one came along. */
export const captchaSentence =
  'We could not tell that a person sent this. Please reload the page and send it once more.';

/** Said when a message arrived. */
export const thanksSentence = success.thanks;

/** Said when an appointment is made: when, and with whom; and what has to be done where it is held. */
export function appointmentSentence(
  { diary, slot, heldUntil }: TakenSlot,
  firms: readonly MailFirm[],
): string {
  const { name } = firmAt(firms, pageOfDiary(diary));
  return heldUntil === null
    ? `Thank you. ${name} expects you on ${slotText(slot)}.`
    : `Your message has arrived. ${slotText(slot)} at ${name} is held for you until ${heldUntilText(diary, heldUntil)}: a mail is on its way to you, and with the link in it the appointment is yours.`;
}

/** Said at the field of an appointment that cannot be given. They never say whose it is. */
export const slotSentences: Record<SlotRefused['reason'], string> = {
  taken:
    'Somebody took that time. Was it you, then our mail to you says so. Else please choose another; what you wrote is still here.',
  'too-many':
    'Two appointments to come are the most that can be booked here. For another one please call us; what you wrote is still here.',
  'no-mail':
    'No more mail goes to this address today, so the time cannot be confirmed. Please call us; what you wrote is still here.',
};

/** Said when an application comes after the last day of its job. */
export const closedSentence = ({ title, until }: { title: string; until: string }): string =>
  `Applications for ${title} closed at the end of ${until}, so this one was not taken and nothing of it is kept. You would have been a good one? Write to ${siteConfig.company.email} all the same: good letters stay in our drawer.`;

/** Said when fields are not filled as they should be. */
export const fieldsSentence = 'One or more fields need another look.';

/** Said when all is well but for the box that has to be ticked. */
export const acceptanceSentence = 'Please tick the box that says you agree, and send it again.';

/** Said when the server stopped waiting for its own storage. */
export const gaveUpSentence = `We waited too long for our own server and gave up, so we cannot say whether your message has arrived. Please send it again, or write to ${siteConfig.company.email}.`;

/** Said when a message could not be stored. */
export const failureSentence = `Your message could not be taken right now. Please try again in a few minutes, or write to ${siteConfig.company.email}.`;
