import type { ReactNode } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-stage.module.css';

interface HeroStageProps {
  id: string;
  /** Two lines from wall to wall. */
  heading: readonly [string, string];
  /** Venue and city, on the right curtain. */
  venue: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Picture of a stage between two curtains. */
  media: SizedPicture;
  /** The countdown, on the left curtain. */
  children: ReactNode;
}

/** Full-width picture of a stage: countdown on one curtain, place on the other, headline over the seats. */
export function HeroStage({ id, heading, venue, lead, action, media, children }: HeroStageProps) {
  return (
    <section id={id} data-first-screen="" className={styles.dial}>
      <Picture {...media} priority className={styles.stage} imgClassName="size-full" />
      <h1 className={`${styles.heading} font-extrabold`}>
        <span>{heading[0]}</span> <span>{heading[1]}</span>
      </h1>
      <div className={styles.call}>{children}</div>
      <div className={styles.place}>
        <p className={`${styles.name} font-display font-semibold`}>
          {venue[0]} <span>{venue[1]}</span>
        </p>
        <p>{lead}</p>
        <Button href={action.link} size="sm">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
