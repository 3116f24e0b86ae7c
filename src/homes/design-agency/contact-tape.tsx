import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './contact-tape.module.css';

interface ContactTapeProps {
  id: string;
  /** Picture of a folded letter. */
  img: PictureName;
  heading: string;
  text: string;
  contactLines: readonly string[];
  phone: { title: string; link: string };
  /** The form. */
  children: ReactNode;
}

/** Contact section: address and form, beside a folded letter. */
export function ContactTape({
  id,
  img,
  heading,
  text,
  contactLines,
  phone,
  children,
}: ContactTapeProps) {
  return (
    <section id={id} data-tone="surface" className={styles.section}>
      <div className={styles.column}>
        <CroppedPicture
          name={img}
          sizes="(width >= 62rem) max(80rem, 60vw), 125vw"
          className={styles.picture}
        />
        <h2 className={`${styles.heading} tracking-heading`}>{heading}</h2>
      </div>
      <div className={styles.text}>
        <p className="text-lead">{text}</p>
        {children}
        <Address lines={contactLines}>
          <a href={phone.link}>{phone.title}</a>
        </Address>
      </div>
    </section>
  );
}
