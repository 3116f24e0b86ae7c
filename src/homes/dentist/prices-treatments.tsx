import type { CSSProperties } from 'react';
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
  /** Text after the minutes in the chair, and before the sensations. */
  chair: string;
  feel: string;
  treatments: readonly TimedTreatment[];
  foot: string;
}

/** Treatments with their prices, each a bar on a scale of one hour, with its sensations marked. */
export function PricesTreatments(props: PricesTreatmentsProps) {
  const { id, heading, text, scale, chair, feel, treatments, foot } = props;
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
          {treatments.map(({ title, price, minutes, felt, text: note }) => (
            <li key={title} className="felt-line">
              <h3 className="text-h4 font-semibold">{title}</h3>
              <span className="felt-price">{price}</span>
              <span
                aria-hidden="true"
                className="felt-bar"
                style={{ '--long': `${(minutes / scaleMinutes) * 100}%` } as CSSProperties}
              >
                {felt.map((part) => {
                  const { left, width } = sensationPosition(part, minutes);
                  const style = { '--at': `${left}%`, '--wide': `${width}%` };
                  return <i key={part.at} style={style as CSSProperties} />;
                })}
              </span>
              <p>
                <span className="felt-sum">
                  <span>
                    {minutes} min {chair},
                  </span>{' '}
                  <span>
                    {feel} <b>{sensationText(felt)}</b>
                  </span>
                </span>{' '}
                <span>{note}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="felt-foot">{foot}</p>
    </section>
  );
}
