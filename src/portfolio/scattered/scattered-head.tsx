import type { ReactNode } from 'react';
import './scattered-head.css';

interface ScatteredHeadProps {
  /** Words of the heading, each placed on its own. */
  words: readonly string[];
  lead: string;
  /** Filter. */
  children: ReactNode;
}

/** Renders a heading whose words are scattered like the pictures below. */
export function ScatteredHead({ words, lead, children }: ScatteredHeadProps) {
  return (
    <header className="scattered-head">
      <h1 className="scattered-head-title">
        {words.map((word) => (
          <span key={word}>{word} </span>
        ))}
      </h1>
      <p className="scattered-head-lead">{lead}</p>
      {children}
    </header>
  );
}
