import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-water.module.css';

interface HeroWaterProps {
  id: string;
  heading: string;
  lead: string;
  /** Picture of a pool whose far edge is below the booking bar. */
  media: SizedPicture;
  /** The booking bar. */
  children: ReactNode;
}

/** Full-width picture of a pool with the headline and a booking bar. */
export function HeroWater({ id, heading, lead, media, children }: HeroWaterProps) {
  return (
    <section id={id} data-first-screen="" className={styles.hero}>
      <div className={styles.heroAbove}>
        <Picture {...media} priority className={styles.heroPicture} imgClassName="size-full" />
        <h1 className={styles.heroHeading}>{heading}</h1>
        <p className={`${styles.heroLead} text-lead`}>{lead}</p>
        <div className={styles.heroBar}>{children}</div>
      </div>
    </section>
  );
}
