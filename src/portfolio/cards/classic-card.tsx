import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './classic-card.module.css';

/**
 * Renders a card with a picture and the name below. On hover, a line runs below the picture, which
 * zooms in.
 */
export function ClassicCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className={`lf-project-card ${styles.card}`}>
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className={`lf-project-text ${styles.cardText}`}>
        <h2 className="lf-project-name">
          <a href={card.link} className="lf-project-link">
            {card.client}
          </a>
        </h2>
        <p className={styles.cardKey}>{card.sortValue ?? card.year}</p>
        <p className="lf-project-title">{card.title}</p>
      </div>
    </article>
  );
}
