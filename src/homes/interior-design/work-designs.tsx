import '../../themes/tones.css';
import type { ReactNode } from 'react';
import './work-designs.css';

interface WorkDesignsProps {
  id: string;
  heading: string;
  text: string;
  /** The picture that is wiped, and its bills. */
  children: ReactNode;
}

/** Owner of the room and method of the photographs, over the picture that is wiped. */
export function WorkDesigns({ id, heading, text, children }: WorkDesignsProps) {
  return (
    <section id={id} className="ways" data-tone="surface">
      <div className="ways-head">
        <h2 className="text-display font-medium">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
