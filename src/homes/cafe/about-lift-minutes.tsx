import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import './about-lift-minutes.css';

interface AboutLiftMinutesProps {
  id: string;
  heading: string;
  lead: string;
  /** Minute by minute: the angle of the bridge, in degrees, and an activity for the time. */
  minutes: readonly { angle: number; text: string }[];
  note: string;
}

/** One opening of a bridge as a row of its positions, a leaf a minute, each with an activity. */
export function AboutLiftMinutes({ id, heading, lead, minutes, note }: AboutLiftMinutesProps) {
  return (
    <section id={id} data-tone="highlight" className="lift">
      <h2 className="lift-heading">{heading}</h2>
      <p className="lift-lead">{lead}</p>
      <ol className="lift-row">
        {minutes.map(({ angle, text }, minute) => (
          <li key={text} style={{ '--up': `${-angle}deg` } as CSSProperties}>
            <i aria-hidden="true" />
            <b className="font-display">{minute}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="lift-note">{note}</p>
    </section>
  );
}
