import type { ReactNode } from 'react';
import { CoffeeRing } from './coffee-ring.tsx';
import styles from './pricing-table-corner.module.css';
import { RedPen } from './red-pen.tsx';

interface PricingTableCornerProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** The prices, usually `PricingCheck`. */
  children: ReactNode;
  /** Costs that the prices exclude. */
  note: string;
}

/** Section around the rotated check, with a coffee stain. */
export function PricingTableCorner({ id, heading, lead, children, note }: PricingTableCornerProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={`${styles.columns} lf-container`}>
        <div className={styles.text}>
          <RedPen className={styles.pen} />
          <h2>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <p>{note}</p>
        </div>
        <div className={styles.check}>
          {children}
          <CoffeeRing className={styles.ring} />
        </div>
      </div>
    </section>
  );
}
