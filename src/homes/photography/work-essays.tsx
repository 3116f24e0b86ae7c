import './work-essays-wall.css';
import type { ReactNode } from 'react';

interface WorkEssaysProps {
  id: string;
  heading: string;
  text: string;
  /** The wall. */
  children: ReactNode;
}

/** The essays: a sentence, and the wall that they hang on, from edge to edge. */
export function WorkEssays({ id, heading, text, children }: WorkEssaysProps) {
  return (
    <section id={id} className="wr-work">
      <div className="wr-work-words">
        <h2 className="wr-work-heading">{heading}</h2>
        <p className="wr-work-text">{text}</p>
      </div>
      {children}
    </section>
  );
}
