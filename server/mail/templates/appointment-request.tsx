import { Heading, Text } from 'react-email';
import { slotText } from '../../../src/forms/appointments/schema.ts';
import { formatHoldEnd, type LeadAppointment } from '../../appointments/find-appointments.ts';
import type { FirmRecord } from '../../firms.ts';
import { MailButton } from './mail-button.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';

/** Subject of the mail. */
export const appointmentRequestTitle = 'Please confirm your appointment';

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
        Somebody, you we hope, asked {firm.name} for this time: {slotText(slot)}.{' '}
        {heldUntil === null
          ? 'It is yours once you confirm it, as long as nobody else has taken it:'
          : `It is held until ${formatHoldEnd(diary, heldUntil)}, and yours once you confirm it:`}
      </Text>
      <MailButton href={confirmHref}>Confirm my appointment</MailButton>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        It was not you? Then do nothing, and the time is free again.
      </Text>
    </MailLayout>
  );
}
