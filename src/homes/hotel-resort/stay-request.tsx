'use client';
import { useEffect, useRef, useState } from 'react';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import type { Detail } from '../../forms/details/detail.ts';
import type { QuoteCopy } from './quote-copy.ts';
import { type RoomName, roomNames } from './rates.ts';
import { priceStay } from './stay.ts';
import { stayNames } from './stay-names.ts';
import { StayQuote } from './stay-quote.tsx';
import styles from './stay-request.module.css';

interface StayRequestProps {
  /** Form details; those named in `stay-names.ts` determine the price. */
  details: readonly Detail[];
  submitLabel: string;
  commentLabel: string;
  quote: QuoteCopy;
}

interface Stay {
  room: RoomName;
  arrival: string;
  departure: string;
}

/** Reads the current values of the form. */
function readStay(form: HTMLFormElement): Stay {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  const room = roomNames.find((name) => name === value(stayNames.room)) ?? 'Bay';
  return { room, arrival: value(stayNames.arrival), departure: value(stayNames.departure) };
}

/** Contact form for a stay, with its price beside it. */
export function StayRequest({ details, submitLabel, commentLabel, quote }: StayRequestProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [stay, setStay] = useState<Stay>();
  useEffect(() => {
    const form = rootRef.current?.querySelector('form');
    if (!form) return;
    // The form has applied the URL's query by now; a reset takes effect afterwards.
    const updateStay = () => setStay(readStay(form));
    const updateStayLater = () => setTimeout(updateStay);
    updateStay();
    form.addEventListener('input', updateStay);
    form.addEventListener('reset', updateStayLater);
    return () => {
      form.removeEventListener('input', updateStay);
      form.removeEventListener('reset', updateStayLater);
    };
  }, []);
  const { room = 'Bay', arrival = '', departure = '' } = stay ?? {};
  return (
    <div ref={rootRef} className={styles.request}>
      <StayQuote room={room} quote={priceStay(room, arrival, departure)} copy={quote} />
      <ContactForm
        fields="short"
        submitLabel={submitLabel}
        commentLabel={commentLabel}
        details={details}
      />
    </div>
  );
}
