import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import './bordered-card.css';

/**
 * Renders a card between thick lines with a desaturated picture. On hover, brackets close around it
 * and the color appears.
 */
export function BorderedCard({ card, number, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className="project-card bordered-card">
      <p className="bordered-card-top">
        <span>{String(number).padStart(2, '0')}</span>
        <span>{card.sortValue ?? card.kind}</span>
      </p>
      <div className="bordered-card-body">
        <CardMedia ratio={ratio}>
          <CardPicture
            picture={card.picture}
            upright={card.upright}
            sizes={sizes}
            ratio={ratio}
            priority={priority}
          />
        </CardMedia>
        <div className="project-words bordered-card-words">
          <h2 className="project-name">
            <a href={card.link} className="project-link">
              {card.client}
            </a>
          </h2>
          <p className="project-title">{card.title}</p>
        </div>
      </div>
    </article>
  );
}
