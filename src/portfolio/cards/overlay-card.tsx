import ArrowRight from 'lucide-react/icons/arrow-right';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import './overlay-card.css';

/**
 * Renders a card as a picture. On hover, a sheet with the name covers it; touch screens show the
 * name at its foot.
 */
export function OverlayCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className="project-card overlay-card">
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className="overlay-card-leaf">
        <p className="overlay-card-kind">{card.sortValue ?? card.kind}</p>
        <h2 className="project-name">
          <a href={card.link} className="project-link">
            {card.client}
          </a>
        </h2>
        <p className="project-title">{card.title}</p>
        <ArrowRight aria-hidden="true" className="overlay-card-sign" />
      </div>
    </article>
  );
}
