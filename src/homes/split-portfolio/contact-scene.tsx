import type { ReactNode } from 'react';
import { HeadingHalves } from './heading-halves.tsx';
import './contact-scene.css';

interface ContactSceneProps {
  id: string;
  saw: string;
  was: string;
  /** The form in its half, and the sheet that it fills in. */
  children: ReactNode;
}

/** A scene that one writes, at the left, and its cue sheet, at the right. */
export function ContactScene({ id, saw, was, children }: ContactSceneProps) {
  return (
    <section id={id} className="halved typed" data-apart="">
      <HeadingHalves saw={saw} was={was} />
      {children}
    </section>
  );
}
