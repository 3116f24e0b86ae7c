import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import {
  scaleMinutes,
  sensationPosition,
  sensationText,
  type TimedTreatment,
} from './sensations.ts';
import './prices-treatments.css';

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
    <section id={id} className="felt">
      <div className="felt-head">
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className="felt-sheet">
        <ol aria-hidden="true" className="felt-scale">
          {scale.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <ul>
          {treatments.map(({ title, price, minutes, sensations, text: note }) => (
            <li key={title} className="felt-line">
              <h3 className="text-h4 font-semibold">{title}</h3>
              <span className="felt-price">{price}</span>
              <span
                aria-hidden="true"
                className="felt-bar"
                style={{ '--long': cssPercent(minutes / scaleMinutes) } as CSSProperties}
              >
                {sensations.map((sensation) => {
                  const { left, width } = sensationPosition(sensation, minutes);
                  const style = { '--at': `${left}%`, '--wide': `${width}%` };
                  return <i key={sensation.minute} style={style as CSSProperties} />;
                })}
              </span>
              <p>
                <span className="felt-sum">
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
      <p className="felt-foot">{footnote}</p>
    </section>
  );
}
