import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import aboutRiverStyles from './about-river.module.css';
import styles from './contact-one-page.module.css';

interface ContactOnePageProps {
  id: string;
  /** Panorama on a transparent background. */
  img: PictureName;
  heading: string;
  text: string;
  addressLines: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form like a sheet of paper, below a picture of a long table. */
export function ContactOnePage(props: ContactOnePageProps) {
  const { id, img, heading, text, addressLines, children } = props;
  return (
    <section id={id} className={styles.page}>
      <div className={`${aboutRiverStyles.onePageView} ${styles.pageView}`}>
        <Picture name={img} sizes="(width >= 48rem) 100vw, 190vw" className={styles.pageTable} />
      </div>
      <div className={styles.pageText}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <Address lines={addressLines} />
      </div>
      <div className={styles.pageForm}>{children}</div>
    </section>
  );
}
