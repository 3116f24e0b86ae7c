import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './prices-afternoon.module.css';

interface PricesAfternoonProps {
  id: string;
  /** Temperature that sets the colors of this section. */
  degrees: string;
  heading: string;
  note: string;
  foot: string;
  /** Phone contact, in print only. */
  printedContact: string;
  /** The price list. */
  children: ReactNode;
}

/** Section around the price list and its timeline. Fits on one printed page. */
export function PricesAfternoon(props: PricesAfternoonProps) {
  const { id, degrees, heading, note, foot, printedContact, children } = props;
  return (
    <section id={id} data-tone="surface" className={styles.noon}>
      <div className={styles.inner}>
        <header>
          <p className={`${styles.degrees} font-display`}>{degrees}</p>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </header>
        {children}
        <p className={styles.foot}>{foot}</p>
        <p className={styles.printed}>{printedContact}</p>
      </div>
    </section>
  );
}
