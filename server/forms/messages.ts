import { siteConfig } from '../../site.config.ts';
import { type AskedSlot, pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import { success } from '../../src/forms/success.ts';
import { firmAt, type MailFirm } from '../firms.ts';

/** Said when no captcha solution, a wrong, an old or a used one came along. */
export const captchaSentence =
  'We could not tell that a person sent this. Please reload the page and send it once more.';

/** Said when a message arrived. */
export const thanksSentence = success.thanks;

/** Said when an appointment is made: when, and with whom. */
export const appointmentSentence = (
  { diary, slot }: AskedSlot,
  firms: readonly MailFirm[],
): string =>
  `Thank you. ${firmAt(firms, pageOfDiary(diary)).name} expects you on ${slotText(slot)}.`;

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
