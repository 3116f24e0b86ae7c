import type { ReactNode } from 'react';
import './legend-board.css';

interface LegendBoardProps {
  id: string;
  heading: string;
  text: string;
  /** Note on the color of the marks. */
  colorNote: { heading: string; text: string };
  /** The island `LegendDesk`. */
  children: ReactNode;
}

/** Section with the legend of proofreader's marks on a ruled board. */
export function LegendBoard({ id, heading, text, colorNote, children }: LegendBoardProps) {
  return (
    <section id={id} className="paste-up">
      <div className="paste-up-board">
        <h2 className="paste-up-heading">{heading}</h2>
        <p className="paste-up-text">{text}</p>
        {children}
        <aside className="paste-up-blue">
          <h3>{colorNote.heading}</h3>
          <p>{colorNote.text}</p>
        </aside>
      </div>
    </section>
  );
}
