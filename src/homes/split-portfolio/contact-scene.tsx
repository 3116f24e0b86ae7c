import type { ReactNode } from 'react';
import styles from './contact-scene.module.css';
import headingHalvesStyles from './heading-halves.module.css';
import { HeadingHalves } from './heading-halves.tsx';
import printHalvesStyles from './print-halves.module.css';

interface ContactSceneProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** `ContactSceneForm`, and the island `CueSheet`. */
  children: ReactNode;
}

/** Contact section: a form for a film scene at the left, its cue sheet at the right. */
export function ContactScene({ id, firstHalf, secondHalf, children }: ContactSceneProps) {
  return (
    <section
      id={id}
      className={`${headingHalvesStyles.section} ${printHalvesStyles.section} ${styles.section}`}
      data-apart=""
    >
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      {children}
    </section>
  );
}
