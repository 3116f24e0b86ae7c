import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import styles from './hero-nights.module.css';
import type { Night } from './night.ts';
import nightTonesStyles from './night-tones.module.css';
import workChosenNightStyles from './work-chosen-night.module.css';

interface HeroNightsProps {
  /** CSS `sizes` of the pictures of cloths. */
  sizes: string;
  id: string;
  heading: string;
  listLabel: string;
  /** Link to the text below on the chosen night. */
  more: { title: string; link: string };
  nights: readonly Night[];
  /** The island `HeroNightsKeys`. */
  children: ReactNode;
}

/**
 * Full-screen list of works: the picture of the hovered or focused one fills the screen; a click puts its id into
 * the URL's hash. Works by CSS alone; `HeroNightsKeys` adds the arrow keys.
 *
 * Attributes: `data-selected` on the entry that the URL names, `data-loaded` on a picture that is loaded, both
 * set by `HeroNightsKeys`.
 */
export function HeroNights(props: HeroNightsProps) {
  const { sizes, id, heading, listLabel, more, nights, children } = props;
  return (
    <section id={id} className={`${styles.nights} ${nightTonesStyles.nights}`} data-first-screen="">
      <h1 className={styles.nightsHeading}>{heading}</h1>
      <nav aria-label={listLabel} className={styles.nightsList}>
        <ol>
          {nights.map(({ id: name, title, date, clothPicture, record }, index) => (
            <li
              key={name}
              style={
                {
                  '--step': nights.length - 1 - index,
                  '--night': `var(--${name}-thread)`,
                  '--night-ground': `var(--${name}-ground)`,
                } as CSSProperties
              }
            >
              <a href={`#${name}`} className={styles.nightsEntry}>
                {title}
              </a>
              <figure
                id={name}
                className={`${styles.wovenNight} ${workChosenNightStyles.wovenNight}`}
              >
                {index === 0 ? (
                  <Picture
                    name={clothPicture}
                    sizes={sizes}
                    priority
                    className={styles.nightCloth}
                  />
                ) : (
                  <Picture name={clothPicture} sizes={sizes} className={styles.nightCloth} />
                )}
                <figcaption className={styles.wovenNightText}>
                  <span>{date}</span>
                  <span>{record}</span>
                  <a href={more.link} className={styles.nightMore}>
                    {more.title}
                  </a>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        {children}
      </nav>
    </section>
  );
}
