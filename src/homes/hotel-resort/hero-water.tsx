import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-water.css';

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
    <section id={id} data-first-screen="" className="water-hero">
      <div className="water-hero-above">
        <Picture {...media} priority className="water-hero-picture" imgClassName="size-full" />
        <h1 className="water-hero-heading">{heading}</h1>
        <p className="water-hero-lead text-lead">{lead}</p>
        <div className="water-hero-bar">{children}</div>
      </div>
    </section>
  );
}
