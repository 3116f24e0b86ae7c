import type { ReactNode } from 'react';
import { Address } from '../../elements/address/address.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './contact-bench.module.css';

interface ContactBenchProps {
  id: string;
  /** Portrait picture of a bench with four places. */
  img: PictureName;
  heading: string;
  text: string;
  address: string;
  hours: string;
  phone: { title: string; link: string };
  /** The form, and the opening status. */
  children: ReactNode;
}

/** Order form for the selected items, beside a picture of a bench. */
export function ContactBench(props: ContactBenchProps) {
  const { id, img, heading, text, address, hours, phone, children } = props;
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      <CroppedPicture name={img} sizes="(width >= 62rem) 42vw, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <p className="text-lead">{text}</p>
        <Address lines={[address, hours]}>
          <a href={phone.link}>{phone.title}</a>
        </Address>
        {children}
      </div>
    </section>
  );
}
