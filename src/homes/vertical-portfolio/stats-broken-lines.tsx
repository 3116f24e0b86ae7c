import type { CSSProperties } from 'react';
import './stats-broken-lines.css';

interface StatsBrokenLinesProps {
  id: string;
  heading: string;
  /** Of each: `{title}`, `{mph}`. */
  line: string;
  /** Labels between the two figures and before them: pounds, strength of the line. */
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

/** Broken lines: the pull on each, by the formula of the page, over its strength. */
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
