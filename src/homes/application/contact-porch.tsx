import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './contact-porch.module.css';

interface ContactPorchProps {
  id: string;
  /** Portrait picture of a porch in the evening. */
  img: PictureName;
  heading: string;
  text: string;
  addressLines: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form beside a portrait picture. */
export function ContactPorch(props: ContactPorchProps) {
  const { id, img, heading, text, addressLines, children } = props;
  return (
    <section id={id} data-tone="ink" className={styles.section}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 46vw, 100vw" className={styles.view} />
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {children}
        <Address lines={addressLines} />
      </div>
    </section>
  );
}
