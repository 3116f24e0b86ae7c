'use client';
import { useEffect, useRef, useState } from 'react';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import type { Detail } from '../../forms/details/detail.ts';
import type { QuoteCopy } from './quote-copy.ts';
import { type RoomName, roomNames } from './rates.ts';
import { quoteOf } from './stay.ts';
import { stayNames } from './stay-names.ts';
import { StayQuote } from './stay-quote.tsx';
import './stay-request.css';

interface StayRequestProps {
  /** Form details; those named in `stay-names.ts` determine the price. */
  details: readonly Detail[];
  submitLabel: string;
  commentLabel: string;
  quote: QuoteCopy;
}

interface Asked {
  room: RoomName;
  arrival: string;
  departure: string;
}

/** Reads the current values of the form. */
function askedIn(form: HTMLFormElement): Asked {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  const room = roomNames.find((name) => name === value(stayNames.room)) ?? 'Bay';
  return { room, arrival: value(stayNames.arrival), departure: value(stayNames.departure) };
}

/** Contact form for a stay, with its price beside it. */
export function StayRequest({ details, submitLabel, commentLabel, quote }: StayRequestProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const form = rootRef.current?.querySelector('form');
    if (!form) return;
    // The form has applied the URL's query by now; a reset takes effect afterwards.
    const read = () => setAsked(askedIn(form));
    const readLater = () => setTimeout(read);
    read();
    form.addEventListener('input', read);
    form.addEventListener('reset', readLater);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('reset', readLater);
    };
  }, []);
  const { room = 'Bay', arrival = '', departure = '' } = asked ?? {};
  return (
    <div ref={rootRef} className="stay-request">
      <StayQuote room={room} quote={quoteOf(room, arrival, departure)} copy={quote} />
      <ContactForm
        fields="short"
        submitLabel={submitLabel}
        commentLabel={commentLabel}
        details={details}
      />
    </div>
  );
}
