import type { CSSProperties } from 'react';
import './stats-broken-lines.css';

interface StatsBrokenLinesProps {
  id: string;
  heading: string;
  /** Text on each broken line: `{title}`, `{mph}`. */
  line: string;
  /** Labels of the two figures: pull in pounds, strength of the line. */
  ratio: readonly [pounds: string, held: string];
  lines: readonly {
    when: string;
    title: string;
    mph: number;
    held: number;
    pulled: number;
    text: string;
  }[];
}

/** Accidents with broken lines: the computed pull compared with the line's strength. */
export function StatsBrokenLines({ id, heading, line, ratio, lines }: StatsBrokenLinesProps) {
  const [pounds, held] = ratio;
  return (
    <section id={id} className="record-parted">
      <h2 className="record-parted-heading">{heading}</h2>
      <ol>
        {lines.map((each) => (
          <li key={each.when}>
            <p className="parted-when">
              {each.when}. {line.replace('{title}', each.title).replace('{mph}', `${each.mph}`)}
            </p>
            <p className="parted-pull" style={{ '--held': each.held } as CSSProperties}>
              <b>{each.pulled}</b>{' '}
              <span>
                {pounds} {held}
              </span>{' '}
              <b>{each.held}</b>
            </p>
            <p className="parted-text">{each.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
