import type { ReactNode } from 'react';
import './rules-press.css';

interface RulesPressProps {
  id: string;
  heading: string;
  lead: string;
  /** Text without a script. */
  noScriptText: string;
  /** The island `PosterPress`. */
  children: ReactNode;
}

/** Section around the poster generator. */
export function RulesPress({ id, heading, lead, noScriptText, children }: RulesPressProps) {
  return (
    <section id={id} className="press">
      <div className="press-head container">
        <h2 className="press-heading tracking-heading">{heading}</h2>
        <p>{lead}</p>
        <p className="press-still">{noScriptText}</p>
      </div>
      {children}
    </section>
  );
}
