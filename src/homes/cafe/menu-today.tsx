import type { ReactNode } from 'react';
import styles from './menu-today.module.css';

interface MenuTodayProps {
  id: string;
  heading: string;
  lead: string;
  /** The menu. */
  children: ReactNode;
}

/** Section with a heading and the full-width menu. */
export function MenuToday({ id, heading, lead, children }: MenuTodayProps) {
  return (
    <section id={id} className={styles.wall}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
