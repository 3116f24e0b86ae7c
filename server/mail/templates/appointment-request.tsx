import { Heading, Text } from 'react-email';
import { slotText } from '../../../src/forms/appointments/schema.ts';
import { mailWords } from '../../../src/words/mails.ts';
import { formatHoldEnd, type LeadAppointment } from '../../appointments/find-appointments.ts';
import type { FirmRecord } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

const words = mailWords.appointment;

/** Subject of the mail. */
export const appointmentRequestTitle = words.requestTitle;

/**
 * Mail that asks its reader to confirm an appointment. Anyone's address may have been posted, so
 * all text is ours, and the time is one of our diary.
 */
export function AppointmentRequest({
  firm,
  appointment: { slot, diary, heldUntil },
  confirmHref,
}: {
  /** Firm of the appointment. */
  firm: FirmRecord;
  appointment: LeadAppointment;
  confirmHref: string;
}) {
  return (
    <MailLayout preview={appointmentRequestTitle} firm={firm}>
      <Heading as="h1" style={mailStyles.heading}>
        {appointmentRequestTitle}
      </Heading>
      <Text style={mailStyles.text}>
        {words.request(firm.name, slotText(slot))}{' '}
        {heldUntil === null ? words.free : words.held(formatHoldEnd(diary, heldUntil))}
      </Text>
      <MailButton href={confirmHref}>{words.confirm}</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>{words.notYou}</Text>
    </MailLayout>
  );
}
