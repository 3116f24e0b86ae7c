import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './contact-evening.module.css';

interface ContactEveningProps {
  id: string;
  /** Cutout of a searchlight at night, its lamp in the middle. */
  img: PictureName;
  heading: string;
  text: string;
  formHeading: string;
  address: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form in the light of a searchlight, which stands below it. */
export function ContactEvening({
  id,
  img,
  heading,
  text,
  formHeading,
  address,
  children,
}: ContactEveningProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.light}>
        <div className={styles.text}>
          <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
          <p className="text-lead">{text}</p>
          <h3 className={`${styles.formHeading} text-h3`}>{formHeading}</h3>
          {children}
        </div>
        <Picture name={img} sizes="max(100vw, 48rem)" className={styles.lamp} />
      </div>
      <div data-tone="deep" className={styles.address}>
        <Address lines={address} />
      </div>
    </section>
  );
}
