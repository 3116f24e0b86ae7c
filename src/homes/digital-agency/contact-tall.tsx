import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import styles from './contact-tall.module.css';
import { dotFigure, dotWidth } from './dot-figure.ts';
import { dot } from './screen-prices.ts';
import wideLineStyles from './wide-line.module.css';
import { WideLine } from './wide-line.tsx';

interface ContactTallProps {
  id: string;
  heading: string;
  text: string;
  addressLines: readonly string[];
  phone: { title: string; link: string };
  /** The form. */
  children: ReactNode;
}

/** Question as wide as the window, and the form. */
export function ContactTall(props: ContactTallProps) {
  const { id, heading, text, addressLines, phone, children } = props;
  return (
    <section id={id} className={`${wideLineStyles.barn} ${styles.section}`}>
      <h2>
        <WideLine text={heading} />
      </h2>
      <div className={styles.text}>
        <p className={wideLineStyles.small}>{text}</p>
        <Address lines={addressLines}>
          <a href={phone.link}>{phone.title}</a>
        </Address>
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${dotWidth} ${dot.height}`} className={styles.dot}>
        <path d={dotFigure} fill="currentColor" />
      </svg>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
