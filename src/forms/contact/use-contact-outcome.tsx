'use client';
import { useCallback, useState } from 'react';
import { success } from '../../words/forms.ts';
import { copy } from '../copy.ts';
import type { Detail } from '../details/detail.ts';
import { firm } from '../firm.ts';
import type { FormOutcome } from '../form-result.tsx';
import { useStatusFlag } from '../use-status-flag.ts';
import type { ContactResult } from './client.ts';

/** Messages that are a plain thank you: none, those of this site, and the default of Contact Form 7. */
const plainThanksMessages: readonly string[] = [
  '',
  success.contact,
  success.thanks,
  'Thank you for your message. It has been sent.',
];

/**
 * State of the message below a contact form. A plain success disappears after 5 s; a failure, and a
 * success with its own message or of a form with details, stays until it is dismissed.
 */
export function useContactOutcome(details: readonly Detail[]) {
  const [status, showThanks, hideThanks] = useStatusFlag();
  const [sentMessage, setSentMessage] = useState('');
  const [lastingOutcome, setLastingOutcome] = useState<FormOutcome | null>(null);
  const hasDetails = details.length > 0;

  const clear = useCallback(() => {
    hideThanks();
    setLastingOutcome(null);
  }, [hideThanks]);

  const show = useCallback(
    (result: ContactResult, isBooked: boolean) => {
      if (result.status !== 'mail_sent') {
        setLastingOutcome(failureOf(result));
      } else if (hasDetails || !plainThanksMessages.includes(result.message)) {
        setLastingOutcome(successOf(result.message, isBooked));
      } else {
        setSentMessage(result.message);
        showThanks();
      }
    },
    [showThanks, hasDetails],
  );

  return {
    outcome: lastingOutcome ?? (status ? successOf(sentMessage, false) : null),
    show,
    setOutcome: setLastingOutcome,
    clear,
  };
}

const successOf = (message: string, isBooked: boolean): FormOutcome => ({
  tone: 'success',
  heading: message || copy.contact.sent,
  detail: isBooked ? copy.appointment.booked : copy.contact.sentDetail,
});

function failureOf({ status, message, fields }: ContactResult): FormOutcome {
  const atFields = status === 'validation_failed' || status === 'acceptance_missing';
  if (atFields && Object.keys(fields).length > 0) {
    return { tone: 'error', heading: message || copy.contact.checkFields, atFields: true };
  }
  return {
    tone: 'error',
    heading: message || copy.contact.notSent,
    detail: (
      <>
        {status === 'unreachable' ? copy.contact.unreachable : copy.job.kept} {copy.contact.instead}{' '}
        <a className="lf-link text-ink" href={`mailto:${firm.email}`}>
          {firm.email}
        </a>
      </>
    ),
  };
}
