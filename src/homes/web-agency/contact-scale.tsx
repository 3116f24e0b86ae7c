import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { Dial } from './dial.tsx';
import '../../themes/tones.css';
import styles from './contact-scale.module.css';

interface ContactScaleProps {
  id: string;
  heading: string;
  text: string;
  formHeading: string;
  address: readonly string[];
  /** Note on the staff. */
  note: string;
  /** The form. */
  children: ReactNode;
}

/** Contact form, with a picture of a kitchen scale. */
export function ContactScale(props: ContactScaleProps) {
  const { id, heading, text, formHeading, address, note, children } = props;
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.scale}>
        <Dial grams={0} maxGrams={1000} />
      </div>
      <div className={styles.text}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className="text-lead">{text}</p>
        <Address lines={[...address, note]} />
      </div>
      <div className={styles.form}>
        <h3 className="text-h3">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
