import type { ReactNode } from 'react';
import styles from './price-list.module.css';

interface PriceGroupProps {
  id: string;
  title: string;
  lead: string;
  /** Rows. */
  children: ReactNode;
}

/** Renders the rows of one category below its heading. */
export function PriceGroup({ id, title, lead, children }: PriceGroupProps) {
  return (
    <section id={id} data-group className={styles.group}>
      <header className={styles.groupHead}>
        <h2 className="text-h3 font-semibold">{title}</h2>
        <p>{lead}</p>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
