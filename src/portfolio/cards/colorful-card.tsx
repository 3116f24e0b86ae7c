import type { CSSProperties } from 'react';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './colorful-card.module.css';

/**
 * Renders a card as a poster in the project's color, with the picture in a round hole. On hover,
 * the hole opens.
 */
export function ColorfulCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article
      className={`lf-project-card ${styles.card}`}
      style={{ '--hue': card.hue } as CSSProperties}
    >
      <div className={`lf-project-text ${styles.cardText}`}>
        <h2 className="lf-project-name">
          <a href={card.link} className="lf-project-link">
            {card.client}
          </a>
        </h2>
        <p className="lf-project-title">{card.title}</p>
      </div>
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
          className={styles.cardHole}
        />
      </CardMedia>
    </article>
  );
}
