import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './visit-window.module.css';

interface VisitWindowProps {
  id: string;
  /** Line drawing on a transparent ground. */
  img: PictureName;
  heading: string;
  people: readonly { name: string; text: string }[];
  hoursHeading: string;
  hours: readonly { days: string; hours: string }[];
  address: string;
}

/** Staff, opening hours and address around an engraving of the shop window. */
export function VisitWindow(props: VisitWindowProps) {
  const { id, img, heading, people, hoursHeading, hours, address } = props;
  return (
    <section id={id} className={styles.window}>
      <Picture name={img} sizes="(width >= 48rem) 88vw, 130vw" className={styles.windowPicture} />
      <h2 className={styles.windowHeading}>{heading}</h2>
      <div className={styles.windowPeople}>
        {people.map(({ name, text }) => (
          <p key={name}>
            <b>{name}</b> {text}
          </p>
        ))}
      </div>
      <div className={styles.windowHours}>
        <h3>{hoursHeading}</h3>
        <dl>
          {hours.map((row) => (
            <div key={row.days}>
              <dt>{row.days}</dt>
              <dd>{row.hours}</dd>
            </div>
          ))}
        </dl>
        <address>{address}</address>
      </div>
    </section>
  );
}
