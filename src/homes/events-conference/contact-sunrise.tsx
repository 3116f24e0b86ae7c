import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import '../../themes/tones.css';
import styles from './contact-sunrise.module.css';

interface ContactSunriseProps {
  id: string;
  heading: string;
  text: string;
  sunrise: { label: string; time: string; note: string };
  formHeading: string;
  /** Address, telephone, hours. */
  contactLines: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form in front of a rising sun. */
export function ContactSunrise(props: ContactSunriseProps) {
  const { id, heading, text, sunrise, formHeading, contactLines, children } = props;
  return (
    <section id={id} data-tone="accent" className={styles.sunrise}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
        <p className={styles.sunriseTime}>
          {sunrise.label} <b className="font-display">{sunrise.time}</b> {sunrise.note}
        </p>
        <Address lines={contactLines} />
      </div>
      <div className={styles.form}>
        <h3 className="text-h3">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
