import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-atrium.module.css';
import plumbLineStyles from './plumb-line.module.css';

interface HeroAtriumProps {
  media: SizedPicture;
  heading: string;
  lead: string;
  actions: readonly { title: string; link: string }[];
  /** Facts in a row below the heading. */
  facts: readonly { label: string; figure: string }[];
}

/** Full-width picture of an atrium, with the text in a bar below, on both sides of the page's vertical line. */
export function HeroAtrium({ media, heading, lead, actions, facts }: HeroAtriumProps) {
  return (
    <section data-first-screen="" className={`${plumbLineStyles.plumb} ${styles.hero}`}>
      <Picture {...media} priority className={styles.heroPicture} imgClassName="size-full" />
      <span className={styles.plumbCar} aria-hidden="true" />
      <div className={`${styles.heroBar} ${plumbLineStyles.sides}`} data-tone="deep">
        <div className={styles.heroLead}>
          <p>{lead}</p>
          <p className={styles.heroActions}>
            {actions.map(({ title, link }) => (
              <a key={link} href={link} className="lf-link">
                {title}
              </a>
            ))}
          </p>
        </div>
        <div>
          <h1 className="font-semibold">{heading}</h1>
          <dl className={styles.heroFacts}>
            {facts.map(({ label, figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="font-display font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
