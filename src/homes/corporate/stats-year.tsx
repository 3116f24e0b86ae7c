import type { ReactNode } from 'react';
import './plumb-line.css';
import './stats-year.css';

interface StatsYearProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  /** Note on the order of the figures, left of the page's vertical line. */
  orderNote: { title: string; text: string };
  /** The chart and its table. */
  children: ReactNode;
}

/** Section of the year in figures: a note on their order left of the line, the explanation right of it. */
export function StatsYear({ id, floor, heading, lead, orderNote, children }: StatsYearProps) {
  return (
    <section id={id} data-floor={floor} className="plumb year-section">
      <div className="plumb-sides year-section-head">
        <p className="year-section-order">
          <strong className="font-display">{orderNote.title}</strong> {orderNote.text}
        </p>
        <div>
          <h2 className="font-semibold">{heading}</h2>
          <p className="measure text-lead">{lead}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
