import '../../themes/tones.css';
import type { ReactNode } from 'react';
import styles from './work-designs.module.css';

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
    <section id={id} className={styles.section} data-tone="surface">
      <div className={styles.head}>
        <h2 className="text-display font-medium">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
