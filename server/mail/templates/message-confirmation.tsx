import { Heading, Text } from 'react-email';
import { responseTimes } from '../../../src/content/response-times.ts';
import { mailWords } from '../../../src/words/mails.ts';
import type { Lead } from '../../db/tables.ts';
import type { FirmRecord } from '../../firms.ts';
import { greeting } from './greeting.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Subject of the confirmation of a message. */
export const confirmationTitle = (firm: FirmRecord, time: string | null): string => {
  if (time !== null) return mailWords.appointment.title(firm.name, time);
  return firm.isSample ? mailWords.message.titleOf(firm.name) : mailWords.message.title;
};

interface MessageConfirmationProps {
  lead: Lead;
  /** Firm of the form. */
  firm: FirmRecord;
  /** Time of the appointment as text; null for a lead without one. */
  time: string | null;
}

/**
 * Confirmation to the visitor who wrote a message: that it arrived and what happens next. Anyone's
 * address may have been posted, so all text is ours, and the mail cannot be abused to write to
 * others.
 */
export function MessageConfirmation({ lead, firm, time }: MessageConfirmationProps) {
  const title = confirmationTitle(firm, time);
  const { street, city, region } = firm.address;
  const addressText = [street, city, region].filter(Boolean).join(', ');
  return (
    <MailLayout preview={title} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      <Text style={mailStyles.text}>
        {time === null
          ? mailWords.message.text(firm.name, responseTimes.message)
          : mailWords.appointment.text(firm.name, time, city, addressText)}
      </Text>
      <Text style={mailStyles.text}>
        {time === null ? mailWords.add : mailWords.appointment.add}{' '}
        {mailWords.reply(firm.phone, firm.hours)}
      </Text>
      <NotYou />
    </MailLayout>
  );
}

/** Note for people whose address was mistyped by another person. */
export function NotYou() {
  return <Text style={mailStyles.quiet}>{mailWords.notYou}</Text>;
}
