import type { ReactNode } from 'react';
import { HeadingHalves } from './heading-halves.tsx';
import './contact-scene.css';

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
    <section id={id} className="halved typed" data-apart="">
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      {children}
    </section>
  );
}
