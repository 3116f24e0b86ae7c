// Loaded first, since the other stylesheets override it.
import './desk-goods.module.css';
import type { ReactNode } from 'react';
import styles from './booking-calendar.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

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
    <section id={id} className={`${weekdayTonesStyles.primerSection} ${styles.listed}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
