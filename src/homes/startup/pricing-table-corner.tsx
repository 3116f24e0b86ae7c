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
    <section id={id} className={styles.pricingCorner}>
      <div className={`${styles.pricingCornerColumns} container`}>
        <div className={styles.pricingCornerWords}>
          <RedPen className={styles.pricingCornerPen} />
          <h2>{heading}</h2>
          <p className={styles.pricingCornerLead}>{lead}</p>
          <p>{note}</p>
        </div>
        <div className={styles.pricingCornerCheck}>
          {children}
          <CoffeeRing className={styles.pricingCornerRing} />
        </div>
      </div>
    </section>
  );
}
