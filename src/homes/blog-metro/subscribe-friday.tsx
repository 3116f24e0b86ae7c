import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './tile-grid.module.css';
import styles from './subscribe-friday.module.css';

interface SubscribeFridayProps {
  id: string;
  heading: string;
  /** The form. */
  children: ReactNode;
}

/** Announcement of the next reading by mail: one line and a field. */
export function SubscribeFriday({ id, heading, children }: SubscribeFridayProps) {
  return (
    <section id={id} className={styles.friday} data-tone="highlight">
      <h2 className={styles.fridayHeading}>{heading}</h2>
      {children}
    </section>
  );
}
