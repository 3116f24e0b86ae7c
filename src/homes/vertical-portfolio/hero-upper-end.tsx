import { HangingKite } from './hanging-kite.tsx';
import { reachStyle } from './hanging-sizes.ts';
import styles from './hero-upper-end.module.css';
import type { Kite } from './kite.ts';
import menuRailStyles from './menu-rail.module.css';
import slideStyles from './slide.module.css';

interface HeroUpperEndProps {
  id: string;
  heading: string;
  lead: string;
  /** Link to the first kite. */
  firstKiteLink: { title: string; link: string };
  /** Kite whose upper half is at the end of this slide. */
  firstKite: Pick<Kite, 'picture' | 'hang'>;
}

/** First slide, with the upper half of the first kite at its lower edge. */
export function HeroUpperEnd({ id, heading, lead, firstKiteLink, firstKite }: HeroUpperEndProps) {
  return (
    <section
      id={id}
      className={`${slideStyles.haulSlide} ${styles.section} ${menuRailStyles.upperEnd}`}
      style={reachStyle('below', firstKite.hang)}
      data-first-screen=""
    >
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.text}>
        <p>{lead}</p>
        <a href={firstKiteLink.link} className={styles.haul}>
          {firstKiteLink.title}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2v19M5 14l7 7 7-7" />
          </svg>
        </a>
      </div>
      <HangingKite name={firstKite.picture} hang={firstKite.hang} priority />
    </section>
  );
}
