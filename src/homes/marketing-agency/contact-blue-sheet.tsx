import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './contact-blue-sheet.module.css';

interface ContactBlueSheetProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  address: readonly string[];
  phone: { title: string; link: string };
  /** The form. */
  children: ReactNode;
}

/** Contact form on a blue sheet, with a picture of scissors. */
export function ContactBlueSheet({
  id,
  img,
  heading,
  text,
  address,
  phone,
  children,
}: ContactBlueSheetProps) {
  return (
    <section id={id} data-tone="deep" className={styles.write}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
        <Address lines={address}>
          <a href={phone.link} className={`${styles.phone} font-display`}>
            {phone.title}
          </a>
        </Address>
        <CroppedPicture
          name={img}
          ratio="4/3"
          sizes="(width >= 62rem) 46vw, 100vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
