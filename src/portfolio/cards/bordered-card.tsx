import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './bordered-card.module.css';

/**
 * Renders a card between thick lines with a desaturated picture. On hover, brackets close around it
 * and the color appears.
 */
export function BorderedCard({ card, number, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className={`lf-project-card ${styles.card}`}>
      <p className={styles.cardTop}>
        <span>{String(number).padStart(2, '0')}</span>
        <span>{card.sortValue ?? card.kind}</span>
      </p>
      <div className={styles.cardBody}>
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
          <p className="lf-project-title">{card.title}</p>
        </div>
      </div>
    </article>
  );
}
