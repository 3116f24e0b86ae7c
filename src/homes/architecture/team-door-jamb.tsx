import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './team-door-jamb.module.css';

interface TeamDoorJambProps {
  id: string;
  heading: string;
  /** Partners from tall to small; `inches` is the height, `heightText` the height in words. */
  people: readonly {
    name: string;
    inches: number;
    heightText: string;
    role: string;
    text: string;
  }[];
  /** Feet along the jamb. */
  ticks: readonly { inches: number; text: string }[];
  footnote: string;
}

/** Visible part of the jamb, in inches from the floor. */
const visibleRange = { from: 58, to: 79 };
const positionStyle = (inches: number) =>
  ({
    '--at': cssPercent((visibleRange.to - inches) / (visibleRange.to - visibleRange.from)),
  }) as CSSProperties;

/** The partners' heights as pencil marks on a door jamb. */
export function TeamDoorJamb({ id, heading, people, ticks, footnote }: TeamDoorJambProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${styles.heading} text-h2`}>{heading}</h2>
      <div className={styles.jamb}>
        <div className={styles.wood} aria-hidden="true">
          {ticks.map(({ inches, text }) => (
            <span key={inches} style={positionStyle(inches)}>
              {text}
            </span>
          ))}
        </div>
        <ul>
          {people.map(({ name, inches, heightText, role, text }) => (
            <li key={name} style={positionStyle(inches)}>
              <h3 className={`${styles.name} text-h2`}>{name}</h3>
              <p className="my-2 text-note text-muted">
                {role}, {heightText}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${styles.foot} text-note text-muted`}>{footnote}</p>
    </section>
  );
}
