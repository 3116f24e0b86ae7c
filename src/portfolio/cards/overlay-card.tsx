import ArrowRight from 'lucide-react/icons/arrow-right';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import styles from './overlay-card.module.css';

/**
 * Renders a card as a picture. On hover, a sheet with the name covers it; touch screens show the
 * name at its foot.
 */
export function OverlayCard({ card, sizes, ratio, priority }: ProjectCardProps) {
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
      <div className={styles.cardLeaf}>
        <p className={styles.cardKind}>{card.sortValue ?? card.kind}</p>
        <h2 className="lf-project-name">
          <a href={card.link} className="lf-project-link">
            {card.client}
          </a>
        </h2>
        <p className="lf-project-title">{card.title}</p>
        <ArrowRight aria-hidden="true" className={styles.cardSign} />
      </div>
    </article>
  );
}
