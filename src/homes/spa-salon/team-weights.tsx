import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import styles from './team-weights.module.css';

interface TeamWeightsProps {
  id: string;
  degrees: string;
  heading: string;
  text: string;
  /** Unit after the number of pounds. */
  unit: string;
  people: readonly { name: string; surname: string; pounds: number; text: string }[];
  /** Link to the request form. */
  action: { title: string; link: string };
}

/** Staff by the pressure of their hands: one ring for each pound. */
export function TeamWeights({
  id,
  degrees,
  heading,
  text,
  unit,
  people,
  action,
}: TeamWeightsProps) {
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.head}>
        <p className={`${styles.degrees} font-display`}>{degrees}</p>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.people}>
        {people.map(({ name, surname, pounds, text: about }) => (
          <li key={name} style={{ '--pounds': pounds } as CSSProperties}>
            <span className={styles.water} aria-hidden="true" />
            <p className={`${styles.weight} font-display`}>
              {pounds} <span>{unit}</span>
            </p>
            <p className={styles.about}>
              <b className="font-display">
                {name} {surname}
              </b>{' '}
              {about}
            </p>
          </li>
        ))}
      </ul>
      <a href={action.link} className={`${styles.link} lf-link`}>
        {action.title}
      </a>
    </section>
  );
}
