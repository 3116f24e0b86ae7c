import type { ReactNode } from 'react';
import { RidgeEdge } from './ridge-edge.tsx';
import '../../looks/tones.css';
import './wave-form.css';

interface WaveFormProps {
  id: string;
  heading: string;
  text: string;
  people: readonly { title: string; text: string }[];
  way: string;
  /** Address, telephone, hours. */
  place: readonly string[];
  formHeading: string;
  /** The request. */
  children: ReactNode;
}

/** A lit hut by the track: a request in it, and outside who will read it. */
export function WaveForm({
  id,
  heading,
  text,
  people,
  way,
  place,
  formHeading,
  children,
}: WaveFormProps) {
  return (
    <section id={id} className="wave">
      <RidgeEdge seed={12} />
      <div className="wave-words">
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
        <dl>
          {people.map(({ title, text: about }) => (
            <div key={title}>
              <dt className="font-display">{title}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <address className="not-italic">
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{way}</span>
        </address>
      </div>
      <div className="wave-hut">
        <svg
          viewBox="0 0 600 90"
          preserveAspectRatio="none"
          className="wave-roof"
          aria-hidden="true"
        >
          <path d="M0 90L300 0L600 90z" />
        </svg>
        <div data-tone="highlight" className="wave-inside">
          <h3 className="text-h2">{formHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
