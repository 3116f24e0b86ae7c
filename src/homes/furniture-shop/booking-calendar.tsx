import type { ReactNode } from 'react';
import './booking-calendar.css';

interface BookingCalendarProps {
  id: string;
  heading: string;
  text: string;
  /** The list itself. */
  children: ReactNode;
}

/** The list of the booth, on primer. */
export function BookingCalendar({ id, heading, text, children }: BookingCalendarProps) {
  return (
    <section id={id} className="on-primer listed">
      <div className="listed-words">
        <h2 className="listed-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
