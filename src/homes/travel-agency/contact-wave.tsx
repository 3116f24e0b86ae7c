import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { RidgeEdge } from './ridge-edge.tsx';
import '../../themes/tones.css';
import styles from './contact-wave.module.css';

interface ContactWaveProps {
  id: string;
  heading: string;
  text: string;
  people: readonly { title: string; text: string }[];
  directions: string;
  /** Address, telephone, hours. */
  addressLines: readonly string[];
  formHeading: string;
  /** The form. */
  children: ReactNode;
}

/** Contact form in the form of a ticket. */
export function ContactWave({
  id,
  heading,
  text,
  people,
  directions,
  addressLines,
  formHeading,
  children,
}: ContactWaveProps) {
  return (
    <section id={id} className={styles.section}>
      <RidgeEdge seed={12} />
      <div className={styles.text}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className="text-lead">{text}</p>
        </div>
        <dl>
          {people.map(({ title, text: about }) => (
            <div key={title}>
              <dt className="font-display">{title}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <Address lines={[...addressLines, directions]} />
      </div>
      <div data-tone="highlight" className={styles.ticket}>
        <h3 className="text-h2">{formHeading}</h3>
        <div className={styles.request}>{children}</div>
      </div>
    </section>
  );
}
