import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import './boxed-card.css';

/**
 * Renders a card as a file box: a tab with the place, an inset picture, and the effort at the foot.
 * On hover, the box is lifted.
 */
export function BoxedCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className="project-card boxed-card">
      <p className="boxed-card-tab">{card.sortValue ?? card.kind}</p>
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className="project-words boxed-card-side">
        <div className="boxed-card-words">
          <h2 className="project-name">
            <a href={card.link} className="project-link">
              {card.client}
            </a>
          </h2>
          <p className="project-title">{card.title}</p>
        </div>
        <p className="boxed-card-foot">
          <span>{card.effort}</span>
          <ArrowUpRight aria-hidden="true" className="boxed-card-sign" />
        </p>
      </div>
    </article>
  );
}
