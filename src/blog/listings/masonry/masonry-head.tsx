import type { ReactNode } from 'react';
import '../../../looks/tones.css';
import './masonry-head.css';

interface MasonryHeadProps {
  heading: string;
  lead: string;
  /** The subjects. */
  children: ReactNode;
}

/** The head of a wall of cards: a band of color that the first row of cards stands half in. */
export function MasonryHead({ heading, lead, children }: MasonryHeadProps) {
  return (
    <header data-tone="accent-tint" data-first-screen className="masonry-head">
      <div className="container masonry-head-words">
        <h1 className="text-display font-bold tracking-packed">{heading}</h1>
        <p className="text-lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
