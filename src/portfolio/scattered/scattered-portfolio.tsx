import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { ProjectCard } from '../cards/project-card.ts';
import styles from './scattered-portfolio.module.css';

/** CSS `sizes` of the eight frames of the pattern in the stylesheet. */
const sizes = [48, 40, 32, 48, 40, 32, 24, 56].map(
  (share) => `(width >= 62rem) ${share}vw, (width >= 36rem) 60vw, 84vw`,
);

interface ScatteredPortfolioProps {
  cards: readonly ProjectCard[];
  /** Accessible name of the list. */
  label: string;
}

/** Renders pictures uncropped, large and small, scattered in depth. On hover, the others recede. */
export function ScatteredPortfolio({ cards, label }: ScatteredPortfolioProps) {
  return (
    <ul className={styles.scattered} aria-label={label}>
      {cards.map(({ slug, client, title, link, picture, categories }, index) => (
        <li
          key={slug}
          className={styles.cell}
          data-first-screen={index < 2 || undefined}
          data-categories={categories.join(' ')}
        >
          <article className={styles.card}>
            <PictureView
              picture={picture}
              alt=""
              priority={index === 0}
              sizes={sizes[index % sizes.length] ?? '84vw'}
            />
            <h2 className={styles.name}>
              <a href={link} className={styles.link}>
                {client}
              </a>
            </h2>
            <p className={styles.title}>{title}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** `sizes` of the first picture, to preload. */
export const firstScatteredPicture = { sizes: sizes[0] ?? '84vw' };
