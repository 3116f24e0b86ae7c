import type { ReactNode } from 'react';
import './scattered-head.css';

interface ScatteredHeadProps {
  /** The heading, word by word: each has a place of its own. */
  words: readonly string[];
  lead: string;
  /** The filter. */
  children: ReactNode;
}

/** A heading whose words lie about as the pictures below do. */
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
