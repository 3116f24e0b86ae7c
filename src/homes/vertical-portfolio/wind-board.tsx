import type { ReactNode } from 'react';
import type { Wing } from './pull.ts';
import { poundsText, readingOf, windOf } from './pull.ts';
import './wind-board.css';

interface WindBoardProps {
  id: string;
  heading: string;
  text: string;
  /** The whole table, for paper and for pages without script: `{force}`, `{mph}` in `force`. */
  card: {
    heading: string;
    kite: string;
    force: string;
    lies: string;
    down: string;
    forces: readonly number[];
    note: string;
  };
  kites: readonly { id: string; title: string; wing: Wing }[];
  /** The beach with an adjustable wind. */
  children: ReactNode;
}

/** Returns the text of a cell of the card. */
function saidOf(wing: Wing, mph: number, { lies, down }: WindBoardProps['card']): string {
  const reading = readingOf(wing, mph);
  if (reading.state === 'flies') return poundsText(reading.pull);
  return reading.state === 'lies' ? lies : down;
}

/** An adjustable wind, the state of each kite in it, and all of it as a card in a disclosure. */
export function WindBoard({ id, heading, text, card, kites, children }: WindBoardProps) {
  return (
    <section id={id} className="wind-board">
      <div className="wind-board-words">
        <h2 className="wind-board-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
      <details className="wind-card">
        <summary>{card.heading}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
        <section className="wind-card-room" tabIndex={0} aria-label={card.heading}>
          <table>
            <thead>
              <tr>
                <th scope="col">{card.kite}</th>
                {card.forces.map((force) => (
                  <th key={force} scope="col">
                    {card.force.replace('{force}', `${force}`).replace('{mph}', `${windOf(force)}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kites.map(({ id: kite, title, wing }) => (
                <tr key={kite}>
                  <th scope="row">{title}</th>
                  {card.forces.map((force) => (
                    <td key={force}>{saidOf(wing, windOf(force), card)}</td>
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
