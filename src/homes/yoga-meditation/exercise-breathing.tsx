import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './exercise-breathing.module.css';

interface ExerciseBreathingProps {
  id: string;
  heading: string;
  lead: string;
  /** Written instructions, for print and without script. */
  paper: { heading: string; steps: readonly string[]; note: string };
  /** The island `BreathingCircle`. */
  children: ReactNode;
}

/** Section around the breathing exercise, with written instructions. */
export function ExerciseBreathing({ id, heading, lead, paper, children }: ExerciseBreathingProps) {
  return (
    <section id={id} data-tone="tint" className={styles.breathing}>
      <div className={styles.breathingText}>
        <h2 className="text-h1">{heading}</h2>
        <p className="mt-5">{lead}</p>
      </div>
      {children}
      <div className={styles.breathingPaper}>
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
