import type { ReactNode } from 'react';
import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './booking-trial-card.module.css';

interface BookingTrialCardProps {
  id: string;
  /** Full-width picture behind the card. */
  img: PictureName;
  heading: string;
  text: string;
  formHeading: string;
  /** Lines at the top of the card. */
  cardLines: readonly string[];
  bring: { heading: string; items: readonly string[] };
  phone: { title: string; link: string };
  phoneText: string;
  /** The form. */
  children: ReactNode;
}

/** Booking form for a free trial class, in the form of a time card. */
export function BookingTrialCard(props: BookingTrialCardProps) {
  const { id, img, heading, text, formHeading, cardLines, bring, phone, phoneText, children } =
    props;
  return (
    <section id={id} className={styles.trial}>
      <CroppedPicture name={img} sizes="100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 className="font-extrabold">{heading}</h2>
        <p className="text-lead">{text}</p>
        <h3 className="text-h4">{bring.heading}</h3>
        <ul>
          {bring.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={styles.phone}>
          {phoneText}{' '}
          <a href={phone.link} className="font-display">
            {phone.title}
          </a>
        </p>
      </div>
      <div data-tone="deep" className={styles.card}>
        <p className={styles.stamp} aria-hidden="true">
          {cardLines.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
        <h3 className="text-h2 font-extrabold">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
