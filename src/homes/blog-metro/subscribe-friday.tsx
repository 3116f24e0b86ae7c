import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './tile-grid.css';
import './subscribe-friday.css';

interface SubscribeFridayProps {
  id: string;
  heading: string;
  /** The form. */
  children: ReactNode;
}

/** Announcement of the next reading by mail: one line and a field. */
export function SubscribeFriday({ id, heading, children }: SubscribeFridayProps) {
  return (
    <section id={id} className="losa-friday" data-tone="highlight">
      <h2 className="losa-friday-heading">{heading}</h2>
      {children}
    </section>
  );
}
