import type { ReactNode } from 'react';
import './rules-press.css';

interface RulesPressProps {
  id: string;
  heading: string;
  lead: string;
  /** Text without a script. */
  still: string;
  /** The press. */
  children: ReactNode;
}

/** Section around a press that makes posters by rule, with the rules that all of them follow. */
export function RulesPress({ id, heading, lead, still, children }: RulesPressProps) {
  return (
    <section id={id} className="press">
      <div className="press-head container">
        <h2 className="press-heading tracking-heading">{heading}</h2>
        <p>{lead}</p>
        <p className="press-still">{still}</p>
      </div>
      {children}
    </section>
  );
}
