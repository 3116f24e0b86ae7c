import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import './team-door-jamb.css';

interface TeamDoorJambProps {
  id: string;
  heading: string;
  /** From tall to small; `inches` is the height, `tall` its text. */
  people: readonly { name: string; inches: number; tall: string; role: string; text: string }[];
  /** Feet along the jamb. */
  ticks: readonly { inches: number; text: string }[];
  foot: string;
}

/** Visible part of the jamb, in inches from the floor. */
const seen = { from: 58, to: 79 };
const at = (inches: number) =>
  ({ '--at': cssPercent((seen.to - inches) / (seen.to - seen.from)) }) as CSSProperties;

/** The partners' heights as pencil marks on a door jamb. */
export function TeamDoorJamb({ id, heading, people, ticks, foot }: TeamDoorJambProps) {
  return (
    <section id={id} className="jamb-section">
      <h2 className="jamb-heading text-h2">{heading}</h2>
      <div className="jamb">
        <div className="jamb-wood" aria-hidden="true">
          {ticks.map(({ inches, text }) => (
            <span key={inches} style={at(inches)}>
              {text}
            </span>
          ))}
        </div>
        <ul>
          {people.map(({ name, inches, tall, role, text }) => (
            <li key={name} style={at(inches)}>
              <h3 className="jamb-name text-h2">{name}</h3>
              <p className="my-2 text-note text-muted">
                {role}, {tall}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="jamb-foot text-note text-muted">{foot}</p>
    </section>
  );
}
