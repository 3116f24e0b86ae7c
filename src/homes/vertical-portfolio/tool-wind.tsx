import type { ReactNode } from 'react';
import type { KiteSpec } from './pull.ts';
import { flightStateOf, poundsText, windOf } from './pull.ts';
import styles from './tool-wind.module.css';

interface ToolWindProps {
  id: string;
  heading: string;
  text: string;
  /** Copy of the table for print and without script; `forceHeader` has `{force}` and `{mph}`. */
  card: {
    heading: string;
    kiteHeader: string;
    forceHeader: string;
    groundedText: string;
    takenDownText: string;
    forces: readonly number[];
    note: string;
  };
  kites: readonly { id: string; title: string; spec: KiteSpec }[];
  /** The island `ToolWindBeach`. */
  children: ReactNode;
}

/** Returns the text of a cell of the table. */
function cellText(
  spec: KiteSpec,
  mph: number,
  { groundedText, takenDownText }: ToolWindProps['card'],
): string {
  const flight = flightStateOf(spec, mph);
  if (flight.state === 'flies') return poundsText(flight.pull);
  return flight.state === 'grounded' ? groundedText : takenDownText;
}

/** Section around the wind simulation, with its results as a table in a disclosure. */
export function ToolWind({ id, heading, text, card, kites, children }: ToolWindProps) {
  return (
    <section id={id} className={styles.board}>
      <div className={styles.boardText}>
        <h2 className={styles.boardHeading}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
      <details className={styles.card}>
        <summary>{card.heading}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
        <section className={styles.cardRoom} tabIndex={0} aria-label={card.heading}>
          <table>
            <thead>
              <tr>
                <th scope="col">{card.kiteHeader}</th>
                {card.forces.map((force) => (
                  <th key={force} scope="col">
                    {card.forceHeader
                      .replace('{force}', `${force}`)
                      .replace('{mph}', `${windOf(force)}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kites.map(({ id: kite, title, spec }) => (
                <tr key={kite}>
                  <th scope="row">{title}</th>
                  {card.forces.map((force) => (
                    <td key={force}>{cellText(spec, windOf(force), card)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p>{card.note}</p>
      </details>
    </section>
  );
}
