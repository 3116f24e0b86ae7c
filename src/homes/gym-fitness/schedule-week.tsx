import type { ReactNode } from 'react';
import './schedule-week.css';

interface ScheduleWeekProps {
  id: string;
  heading: string;
  text: string;
  /** Text below the schedule. */
  foot: string;
  /** The island `ScheduleBoard`. */
  children: ReactNode;
}

/** Section around the weekly schedule. Fits on one printed page. */
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
