import './work-essays-wall.css';
import type { ReactNode } from 'react';

interface WorkEssaysProps {
  id: string;
  heading: string;
  text: string;
  /** The island `WorkEssaysWall`. */
  children: ReactNode;
}

/** Section around the full-width grid of pictures. */
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
