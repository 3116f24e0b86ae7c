import type { ReactNode } from 'react';
import type { ListingLine } from './scale-listing.ts';
import './listing-scale.css';

interface ListingScaleProps {
  id: string;
  heading: string;
  intro: string;
  lines: readonly ListingLine[];
  /** What is written in the margin, by the number of its line. */
  notes: readonly { line: number; text: string }[];
  /** Island that runs the listing. */
  children: ReactNode;
}

/**
 * A program line by line, with notes in its margin.
 *
 * Attributes: `data-line` is the number of a line, `data-ran` says that the last run went through it.
 */
export function ListingScale({ id, heading, intro, lines, notes, children }: ListingScaleProps) {
  return (
    <section id={id} className="codesheet torn-line">
      <div className="codesheet-head">
        <h2 className="codesheet-heading font-extrabold">{heading}</h2>
        <p>{intro}</p>
      </div>
      <ol className="codesheet-lines">
        {lines.map(({ number, text }) => {
          const note = notes.find(({ line }) => line === number)?.text;
          return (
            <li key={number} data-line={number} data-noted={note === undefined ? undefined : ''}>
              <p className="codesheet-code">
                <i>{number}</i> <code>{text}</code>
              </p>
              {note !== undefined && <p className="codesheet-note">{note}</p>}
            </li>
          );
        })}
      </ol>
      {children}
    </section>
  );
}
