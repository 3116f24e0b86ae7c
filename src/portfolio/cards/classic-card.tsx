import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import './classic-card.css';

/**
 * Renders a card with a picture and the name below. On hover, a line runs below the picture, which
 * zooms in.
 */
export function ClassicCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className="project-card classic-card">
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className="project-words classic-card-words">
        <h2 className="project-name">
          <a href={card.link} className="project-link">
            {card.client}
          </a>
        </h2>
        <p className="classic-card-key">{card.sortValue ?? card.year}</p>
        <p className="project-title">{card.title}</p>
      </div>
    </article>
  );
}
