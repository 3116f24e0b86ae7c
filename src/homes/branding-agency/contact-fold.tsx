import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-fold.module.css';

interface ContactFoldProps {
  id: string;
  /** Lines of the heading. */
  heading: readonly string[];
  text: string;
  formHeading: string;
  addressLines: readonly string[];
  img: PictureName;
  /** The form. */
  children: ReactNode;
}

/** Contact section: a large heading, address and form. */
export function ContactFold({
  id,
  heading,
  text,
  formHeading,
  addressLines,
  img,
  children,
}: ContactFoldProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>
        {heading.map((line, index) => (
          <span key={line}>
            {index > 0 && ' '}
            {line}
          </span>
        ))}
      </h2>
      <div className={styles.text}>
        <p className="text-lead">{text}</p>
        <Address lines={addressLines} />
        <CroppedPicture
          name={img}
          sizes="(width >= 62rem) 48vw, 100vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.form}>
        <h3 className="text-h3">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
