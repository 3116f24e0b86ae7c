import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './switch-card.module.css';

/**
 * Renders a card with two pictures below the name, separated by a slanting line. On hover, the
 * second is drawn over the first; a tap on its share, or its checkbox, toggles the same.
 */
export function SwitchCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className={`lf-project-card ${styles.card}`}>
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
        />
        <CardPicture
          picture={card.hoverPicture}
          sizes={sizes}
          ratio={ratio}
          className={styles.second}
        />
        <label className={styles.strip}>
          <input type="checkbox" className="sr-only" aria-label={card.toggleLabel} />
        </label>
      </CardMedia>
    </article>
  );
}
