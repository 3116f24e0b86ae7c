import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './contact-evening.module.css';

interface ContactEveningProps {
  id: string;
  /** Portrait picture of a searchlight at night. */
  img: PictureName;
  heading: string;
  text: string;
  formHeading: string;
  address: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form, beside a picture of a searchlight. */
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
    <section id={id} data-tone="deep" className={styles.section}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(60rem, 44vw), 100vw"
        className={styles.light}
      />
      <div className={styles.text}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className="text-lead">{text}</p>
        <h3 className={`${styles.formHeading} text-h3`}>{formHeading}</h3>
        {children}
        <Address lines={address} />
      </div>
    </section>
  );
}
