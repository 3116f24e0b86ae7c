import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { ProjectCard } from '../cards/project-card.ts';
import styles from './project-slides.module.css';
import { slideId } from './slide-id.ts';

interface ProjectSlidesProps {
  cards: readonly ProjectCard[];
  /** `id` for the controls. */
  id: string;
  /** Accessible name of the scroll container. */
  label: string;
}

/** `sizes` and aspect ratio of the pictures: as wide as the window allows, limited by its height. */
export const firstSlide = { sizes: '(width >= 48rem) min(80vw, 98vh), 86vw', ratio: '3/2' };

/** Renders the projects as nearly window-sized slides in a row with scroll snapping. */
export function ProjectSlides({ cards, id, label }: ProjectSlidesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard.
    <section id={id} aria-label={label} tabIndex={0} className={styles.slides}>
      <ol className={styles.slidesRow}>
        {cards.map(({ slug, client, title, link, kind, year, picture }, index) => (
          <li
            key={slug}
            id={slideId(slug)}
            data-first-screen={index < 2 || undefined}
            className={styles.slide}
          >
            <article className={styles.card}>
              <PictureView
                picture={picture}
                alt=""
                priority={index === 0}
                {...firstSlide}
                className={styles.picture}
              />
              <div className={styles.text}>
                <h2 className={styles.name}>
                  <a href={link} draggable={false} className={styles.link}>
                    {client}
                  </a>
                </h2>
                <p className={styles.title}>{title}</p>
                <p className={styles.kind}>
                  {kind}, {year}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
