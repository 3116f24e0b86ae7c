import type { ReactNode } from 'react';
import { SaidHalves } from './said-halves.tsx';
import './write-scene.css';

interface WriteSceneProps {
  id: string;
  saw: string;
  was: string;
  /** The form in its half, and the sheet that it fills in. */
  children: ReactNode;
}

/** A scene that one writes, at the left, and its cue sheet, at the right. */
export function WriteScene({ id, saw, was, children }: WriteSceneProps) {
  return (
    <section id={id} className="halved typed" data-apart="">
      <SaidHalves saw={saw} was={was} />
      {children}
    </section>
  );
}
