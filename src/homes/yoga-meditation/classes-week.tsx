import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './classes-week.module.css';

interface ClassesWeekProps {
  id: string;
  heading: string;
  lead: string;
  /** Portrait pictures, one for each class. */
  panes: readonly PictureName[];
  /** The island `ClassesWeekList`. */
  children: ReactNode;
}

/** Row of pictures like windows, and the classes of the week below. */
export function ClassesWeek({ id, heading, lead, panes, children }: ClassesWeekProps) {
  return (
    <section id={id} className={styles.week}>
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p className="lf-measure">{lead}</p>
      </div>
      <div className={styles.panes}>
        {panes.map((name) => (
          <Picture key={name} name={name} sizes="20vw" imgClassName="h-full" />
        ))}
      </div>
      <div className={styles.parts}>{children}</div>
    </section>
  );
}
