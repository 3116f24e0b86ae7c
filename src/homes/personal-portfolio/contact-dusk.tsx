import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-dusk.module.css';

interface ContactDuskProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  address: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Picture of a window after sunset with a question, and the contact form beside it. */
export function ContactDusk({ id, img, heading, text, address, children }: ContactDuskProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.window}>
        <CroppedPicture
          name={img}
          sizes="(width >= 62rem) max(50vw, 62rem), 112vw"
          className={styles.picture}
        />
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      </div>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {children}
        <Address lines={address} />
      </div>
    </section>
  );
}
