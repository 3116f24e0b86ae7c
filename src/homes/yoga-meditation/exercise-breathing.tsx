import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './exercise-breathing.css';

interface ExerciseBreathingProps {
  id: string;
  heading: string;
  lead: string;
  /** The exercise in writing, for the fridge and for browsers without script. */
  paper: { heading: string; steps: readonly string[]; note: string };
  /** The exercise. */
  children: ReactNode;
}

/** Sky above and sea below for the breathing exercise, and the same exercise on a sheet of paper. */
export function ExerciseBreathing({ id, heading, lead, paper, children }: ExerciseBreathingProps) {
  return (
    <section id={id} data-tone="tint" className="breathing">
      <div className="breathing-words">
        <h2 className="text-h1">{heading}</h2>
        <p className="mt-5">{lead}</p>
      </div>
      {children}
      <div className="breathing-paper">
        <h3 className="text-h4">{paper.heading}</h3>
        <ol>
          {paper.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-caption">{paper.note}</p>
      </div>
    </section>
  );
}
