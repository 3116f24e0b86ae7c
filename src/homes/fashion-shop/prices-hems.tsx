import type { CSSProperties } from 'react';
import narrowLettersStyles from './narrow-letters.module.css';
import styles from './prices-hems.module.css';

interface PricesHemsProps {
  id: string;
  heading: string;
  text: string;
  /** Hems of other makers: width in yards, price, and how long they have to hang. */
  hems: readonly { title: string; yards: number; price: string; note: string }[];
  yardsLabel: string;
}

/** Renders prices of leveling hems, each with a line whose length is proportional to the hem. */
export function PricesHems({ id, heading, text, hems, yardsLabel }: PricesHemsProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${narrowLettersStyles.heading} ${styles.heading}`}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.list}>
        {hems.map(({ title, yards, price, note }) => (
          <li key={title} style={{ '--yards': yards } as CSSProperties}>
            <span className={styles.price}>{price}</span>
            <span className={styles.title}>
              <b>{title}</b>, {yards} {yardsLabel}. {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
