import '../../themes/tones.css';
import type { ReactNode } from 'react';
import './work-designs.css';

interface WorkDesignsProps {
  id: string;
  heading: string;
  text: string;
  /** `BeforeAfterSlider`: the pictures and the costs of each design. */
  children: ReactNode;
}

/** Section of one room in three designs: heading and text above a before-after slider. */
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
