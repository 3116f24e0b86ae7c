import '../../themes/tones.css';
import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './booking-desk.module.css';

interface BookingDeskProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  /** Opening hours. */
  weekHeading: string;
  week: readonly { days: string; hours: string }[];
  /** Phone number for urgent cases. */
  urgentCases: { title: string; text: string; phone: { title: string; link: string } };
  /** The form. */
  children: ReactNode;
}

/** Booking form, with opening hours and phone number beside it. */
export function BookingDesk(props: BookingDeskProps) {
  const { id, img, heading, text, weekHeading, week, urgentCases, children } = props;
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.aside}>
        <h2 className="text-display font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
        <h3 className="text-h4 font-semibold">{weekHeading}</h3>
        <dl className={styles.week}>
          {week.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <h3 className="text-h4 font-semibold">{urgentCases.title}</h3>
        <p>{urgentCases.text}</p>
        <a href={urgentCases.phone.link} className={styles.phone}>
          {urgentCases.phone.title}
        </a>
        <CroppedPicture
          name={img}
          alt=""
          sizes="(width >= 62rem) 26rem, 100vw"
          className={styles.picture}
        />
      </div>
      <div data-theme="dentist" className={styles.sheet}>
        {children}
      </div>
    </section>
  );
}
