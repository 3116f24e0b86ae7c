import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './booking-table.module.css';

interface BookingTableProps {
  id: string;
  /** Portrait picture (1:2) of a laid table from above. */
  img: PictureName;
  heading: string;
  text: string;
  phone: { title: string; link: string };
  rules: readonly { title: string; text: string }[];
  formHeading: string;
  /** The form. */
  children: ReactNode;
}

/** Reservation form and rules, over a picture of a laid table. */
export function BookingTable(props: BookingTableProps) {
  const { id, img, heading, text, phone, rules, formHeading, children } = props;
  return (
    <section id={id} className={styles.request}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(46vw, 56rem), 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={`${styles.heading} font-medium`}>{heading}</h2>
        <p className="mt-5 text-lead">{text}</p>
        <p>
          <a href={phone.link} className={`${styles.phone} font-display`}>
            {phone.title}
          </a>
        </p>
        <h3 className={`${styles.formHeading} text-h3 font-medium`}>{formHeading}</h3>
        {children}
        <dl className={styles.rules}>
          {rules.map((rule) => (
            <div key={rule.title}>
              <dt>{rule.title}</dt>
              <dd>{rule.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
