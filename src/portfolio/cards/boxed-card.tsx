import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './boxed-card.module.css';

/**
 * Renders a card as a file box: a tab with the place, an inset picture, and the effort at the foot.
 * On hover, the box is lifted.
 */
export function BoxedCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className={`lf-project-card ${styles.card}`}>
      <p className={styles.cardTab}>{card.sortValue ?? card.kind}</p>
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className={`lf-project-text ${styles.cardSide}`}>
        <div className={styles.cardText}>
          <h2 className="lf-project-name">
            <a href={card.link} className="lf-project-link">
              {card.client}
            </a>
          </h2>
          <p className="lf-project-title">{card.title}</p>
        </div>
        <p className={styles.cardFoot}>
          <span>{card.effort}</span>
          <ArrowUpRight aria-hidden="true" className={styles.cardSign} />
        </p>
      </div>
    </article>
  );
}
