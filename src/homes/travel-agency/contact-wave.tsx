import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import styles from './contact-wave.module.css';
import { RidgeEdge } from './ridge-edge.tsx';

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

/** Contact form as a train that has stopped: its fields are lit windows, and the owners stand on the platform. */
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
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className={styles.car}>
        <h3 className="text-h3">{formHeading}</h3>
        {children}
      </div>
      <div className={styles.platform}>
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
    </section>
  );
}
