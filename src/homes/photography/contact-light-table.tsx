import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import styles from './contact-light-table.module.css';

interface ContactLightTableProps {
  id: string;
  heading: string;
  text: string;
  address: readonly string[];
  /** The island `ContactLightTableLetter`. */
  children: ReactNode;
}

/** Contact section in the form of a light table. */
export function ContactLightTable({
  id,
  heading,
  text,
  address,
  children,
}: ContactLightTableProps) {
  return (
    <section id={id} className={styles.table}>
      <div className={styles.tableText}>
        <h2 className={styles.tableHeading}>{heading}</h2>
        <p>{text}</p>
        <Address lines={address} className="italic" />
      </div>
      <div className={styles.tableLetter}>{children}</div>
    </section>
  );
}
