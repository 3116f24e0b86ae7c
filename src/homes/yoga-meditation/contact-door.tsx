import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import '../../themes/tones.css';
import styles from './contact-door.module.css';

interface ContactDoorProps {
  id: string;
  heading: string;
  /** Common questions before a first visit. */
  answers: readonly { question: string; text: string }[];
  address: readonly string[];
  formHeading: string;
  /** The form. */
  children: ReactNode;
}

const steps = 22;
const stair = `M0 ${steps}V${steps - 1}${'h1v-1'.repeat(steps - 1)}h1V${steps}Z`;

/** Questions before a first visit and the contact form, on the picture of a staircase. */
export function ContactDoor({
  id,
  heading,
  answers,
  address,
  formHeading,
  children,
}: ContactDoorProps) {
  return (
    <section id={id} data-tone="accent" className={styles.door}>
      <div className={styles.head}>
        <h2 className="text-h1">{heading}</h2>
      </div>
      <svg
        viewBox={`0 0 ${steps} ${steps}`}
        preserveAspectRatio="none"
        className={styles.stairs}
        aria-hidden="true"
      >
        <path d={stair} className="fill-(--paper)" />
        <path d={`M0 ${steps - 4}L${steps} -4`} />
      </svg>
      <div className={styles.text}>
        <dl>
          {answers.map(({ question, text }) => (
            <div key={question}>
              <dt className="font-display text-h4">{question}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Address lines={address} className="mt-8" />
      </div>
      <div className={styles.leaf}>
        <h3 className="text-h2">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
