import { Heading, Text } from 'react-email';
import { responseTimes } from '../../../src/content/response-times.ts';
import type { Lead } from '../../db/tables.ts';
import type { FirmRecord } from '../../firms.ts';
import { greeting } from './greeting.ts';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Subject of the confirmation to the sender of a message. */
export const confirmationTitle = (firm: FirmRecord, time: string | null): string => {
  if (time !== null) return `Your appointment with ${firm.name}: ${time}`;
  return firm.sample ? `${firm.name} has your message` : 'We have your message';
};

interface SenderConfirmationProps {
  lead: Lead;
  /** Firm of the form. */
  firm: FirmRecord;
  /** Time of the appointment as text; null for a lead without one. */
  time: string | null;
}

/**
 * Confirmation to the sender of a message: that it arrived and what happens next. Anyone's address
 * may have been posted, so all text is ours, and the mail cannot be abused to write to others.
 */
export function SenderConfirmation({ lead, firm, time }: SenderConfirmationProps) {
  const title = confirmationTitle(firm, time);
  const { street, city, region } = firm.address;
  const place = [street, city, region].filter(Boolean).join(', ');
  return (
    <MailLayout preview={title} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{greeting(lead.name)}</Text>
      {time === null ? (
        <Text style={mailStyles.text}>
          thank you for writing to {firm.name}. A person reads every message, and you will have an
          answer within {responseTimes.message}.
        </Text>
      ) : (
        <Text style={mailStyles.text}>
          thank you for choosing a time. {firm.name} expects you on {time}, by the clock in{' '}
          {firm.address.city}: {place}.
        </Text>
      )}
      <Text style={mailStyles.text}>
        {time === null ? 'Something to add?' : 'You cannot come, or have something to add?'} Reply
        to this mail, or call {firm.phone} ({firm.hours}).
      </Text>
      <NotYou />
    </MailLayout>
  );
}

/** Note for people whose address was mistyped by another person. */
export function NotYou() {
  return (
    <Text style={mailStyles.quiet}>
      You did not write to us? Then someone mistyped an address, and you can delete this mail.
    </Text>
  );
}
