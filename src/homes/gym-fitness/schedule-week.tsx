import type { ReactNode } from 'react';
import './schedule-week.css';

interface ScheduleWeekProps {
  id: string;
  heading: string;
  text: string;
  /** Under the rack. */
  foot: string;
  /** The rack. */
  children: ReactNode;
}

/** The wall with the week on it: a heading, a rack of cards, a line below. Prints on one sheet. */
export function ScheduleWeek({ id, heading, text, foot, children }: ScheduleWeekProps) {
  return (
    <section id={id} className="turn-week">
      <header className="turn-week-head">
        <h2>{heading}</h2>
        <p>{text}</p>
      </header>
      {children}
      <p className="turn-week-foot">{foot}</p>
    </section>
  );
}
