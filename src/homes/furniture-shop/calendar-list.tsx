import type { ReactNode } from 'react';
import './calendar-list.css';

interface CalendarListProps {
  id: string;
  heading: string;
  text: string;
  /** The list itself. */
  children: ReactNode;
}

/** The list of the booth, on primer. */
export function CalendarList({ id, heading, text, children }: CalendarListProps) {
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
