import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './prices-treatments.module.css';
import {
  scaleMinutes,
  sensationPosition,
  sensationText,
  type TimedTreatment,
} from './sensations.ts';

interface PricesTreatmentsProps {
  id: string;
  heading: string;
  text: string;
  /** Labels of the time scale, every 15 minutes. */
  scale: readonly string[];
  /** Text after the minutes in the chair. */
  chairText: string;
  /** Text before the duration of the sensations. */
  sensationPrefix: string;
  treatments: readonly TimedTreatment[];
  footnote: string;
}

/** Treatments with their prices, each a bar on a scale of one hour, with its sensations marked. */
export function PricesTreatments(props: PricesTreatmentsProps) {
  const { id, heading, text, scale, chairText, sensationPrefix, treatments, footnote } = props;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className={styles.sheet}>
        <ol aria-hidden="true" className={styles.scale}>
          {scale.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <ul>
          {treatments.map(({ title, price, minutes, sensations, text: note }) => (
            <li key={title} className={styles.line}>
              <h3 className="text-h4 font-semibold">{title}</h3>
              <span className={styles.price}>{price}</span>
              <span
                aria-hidden="true"
                className={styles.bar}
                style={{ '--long': cssPercent(minutes / scaleMinutes) } as CSSProperties}
              >
                {sensations.map((sensation) => {
                  const { left, width } = sensationPosition(sensation, minutes);
                  const style = { '--at': `${left}%`, '--wide': `${width}%` };
                  return <i key={sensation.minute} style={style as CSSProperties} />;
                })}
              </span>
              <p>
                <span className={styles.sum}>
                  <span>
                    {minutes} min {chairText},
                  </span>{' '}
                  <span>
                    {sensationPrefix} <b>{sensationText(sensations)}</b>
                  </span>
                </span>{' '}
                <span>{note}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.foot}>{footnote}</p>
    </section>
  );
}
