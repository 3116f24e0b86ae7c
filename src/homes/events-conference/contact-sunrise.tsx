import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './contact-sunrise.css';

interface ContactSunriseProps {
  id: string;
  heading: string;
  text: string;
  /** Sunrise: a word, a time, a remark. */
  sun: readonly [string, string, string];
  formHeading: string;
  /** Address, telephone, hours. */
  place: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form in front of a rising sun. */
export function ContactSunrise(props: ContactSunriseProps) {
  const { id, heading, text, sun, formHeading, place, children } = props;
  return (
    <section id={id} data-tone="accent" className="sunrise">
      <div className="sunrise-words">
        <h2 className="sunrise-heading">{heading}</h2>
        <p className="text-lead">{text}</p>
        <p className="sunrise-sun">
          {sun[0]} <b className="font-display">{sun[1]}</b> {sun[2]}
        </p>
        <address>
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div className="sunrise-form">
        <h3 className="text-h3">{formHeading}</h3>
        {children}
      </div>
    </section>
  );
}
