import type { ReactNode } from 'react';
import './booking-calendar.css';

interface BookingCalendarProps {
  id: string;
  heading: string;
  text: string;
  /** The island `PaintBooking`. */
  children: ReactNode;
}

/** Section around the booking calendar. */
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
