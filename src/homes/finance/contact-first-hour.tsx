import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-first-hour.module.css';

interface ContactFirstHourProps {
  id: string;
  heading: string;
  /** Parts of the hour, in order. */
  steps: readonly { numeral: string; text: string }[];
  /** Background of the section. */
  img: PictureName;
  address: readonly string[];
  formHeading: string;
  /** Opening hours, and the form. */
  children: ReactNode;
}

/** Agenda of the first meeting, and the request form. */
export function ContactFirstHour(props: ContactFirstHourProps) {
  const { id, heading, steps, img, address, formHeading, children } = props;
  return (
    <section id={id} className={styles.hour}>
      <Picture
        name={img}
        alt=""
        sizes="100vw"
        className={styles.hourGround}
        imgClassName="h-full"
      />
      <div className={`${styles.hourParts} lf-container`}>
        <div data-tone="deep" className={styles.hourText}>
          <h2 className="text-h1 font-bold">{heading}</h2>
          <ol className={`${styles.hourSteps} text-lead`}>
            {steps.map(({ numeral, text }) => (
              <li key={numeral}>
                <b className="font-display text-caption font-semibold text-accent">{numeral}</b>{' '}
                {text}
              </li>
            ))}
          </ol>
          <Address lines={address} className="mt-10" />
        </div>
        <div className={styles.hourForm}>
          <h3 className="text-h3 font-semibold">{formHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
