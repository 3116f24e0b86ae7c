import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import '../../themes/tones.css';
import styles from './contact-lit-door.module.css';
import openEveningsChartStyles from './open-evenings-chart.module.css';
import { OpenEveningsChart, type OpenEveningsChartProps } from './open-evenings-chart.tsx';

interface ContactLitDoorProps {
  id: string;
  heading: string;
  text: string;
  /** Address of the office. */
  addressLines: readonly string[];
  /** Phone and mail. */
  links: readonly { title: string; link: string }[];
  formHeading: string;
  formText: string;
  /** Chart of the opening hours through the year. */
  evenings: OpenEveningsChartProps;
  /** Text on the next open evening, and the form. */
  children: ReactNode;
}

/** An open door at night: the form is in its light, which falls on the floor before it. */
export function ContactLitDoor(props: ContactLitDoorProps) {
  const { id, heading, text, addressLines, links, evenings } = props;
  const { formHeading, formText, children } = props;
  return (
    <section id={id} className={styles.door}>
      <div className={`${styles.text} ${openEveningsChartStyles.intro}`}>
        <h2 className="text-h1">{heading}</h2>
        <p className="lf-measure mt-5">{text}</p>
        <Address lines={addressLines} className={`${styles.place} mt-8`}>
          {links.map(({ title, link }) => (
            <a key={link} href={link} className="lf-link">
              {title}
            </a>
          ))}
        </Address>
        <OpenEveningsChart {...evenings} />
      </div>
      <div className={styles.frame}>
        <div data-tone="highlight" className={styles.panel}>
          <h3 className="text-h3 font-semibold">{formHeading}</h3>
          <p className="mt-2 mb-6">{formText}</p>
          {children}
        </div>
        <div className={styles.floor} aria-hidden="true" />
      </div>
    </section>
  );
}
