'use client';
import { useCallback, useState } from 'react';
import { firm } from '../firm.ts';
import type { FormOutcome } from '../form-result.tsx';
import { useStatusFlag } from '../use-status-flag.ts';
import { words } from '../words.ts';
import type { ContactResult } from './client.ts';

/** What a contact form says: a success for 5 s (its status flag), anything else until it is dismissed. */
export function useContactOutcome() {
  const [status, raise, lower] = useStatusFlag();
  const [sent, setSent] = useState('');
  const [standing, setStanding] = useState<FormOutcome | null>(null);

  const clear = useCallback(() => {
    lower();
    setStanding(null);
  }, [lower]);

  const show = useCallback(
    (result: ContactResult) => {
      if (result.status === 'mail_sent') {
        setSent(result.message);
        raise();
      } else {
        setStanding(failureOf(result));
      }
    },
    [raise],
  );

  const success: FormOutcome | null = status
    ? { tone: 'success', heading: sent || words.contact.sent, detail: words.contact.sentDetail }
    : null;
  return { outcome: standing ?? success, show, say: setStanding, clear };
}

function failureOf({ status, message, fields }: ContactResult): FormOutcome {
  const atFields = status === 'validation_failed' || status === 'acceptance_missing';
  if (atFields && Object.keys(fields).length > 0) {
    return { tone: 'error', heading: message || words.contact.checkFields, atFields: true };
  }
  return {
    tone: 'error',
    heading: message || words.contact.notSent,
    detail: (
      <>
        {status === 'unreachable' ? words.contact.unreachable : words.job.kept}{' '}
        {words.contact.instead}{' '}
        <a className="link text-ink" href={`mailto:${firm.email}`}>
          {firm.email}
        </a>
      </>
    ),
  };
}
