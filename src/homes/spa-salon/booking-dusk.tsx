import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './booking-dusk.module.css';

interface BookingDuskProps {
  id: string;
  degrees: string;
  heading: string;
  text: string;
  /** `background`: picture of candles. `portrait`: picture beside the form. */
  pictures: { background: PictureName; portrait: PictureName };
  phone: { title: string; link: string };
  rules: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Contact section: notes before a visit, and the request form. */
export function BookingDusk(props: BookingDuskProps) {
  const { id, degrees, heading, text, pictures, phone, rules, children } = props;
  return (
    <section id={id}>
      <div className={styles.dark}>
        <CroppedPicture
          name={pictures.background}
          sizes="(width >= 62rem) max(75vw, 88rem), 100vw"
          className={styles.picture}
        />
        <div className={styles.text}>
          <p className={`${styles.degrees} font-display`}>{degrees}</p>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
          <a href={phone.link} className={`${styles.phone} font-display`}>
            {phone.title}
          </a>
          <dl>
            {rules.map((rule) => (
              <div key={rule.title}>
                <dt>{rule.title}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.form}>
        <CroppedPicture
          name={pictures.portrait}
          sizes="(width >= 62rem) 40vw, 90vw"
          className={styles.towel}
        />
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  );
}
