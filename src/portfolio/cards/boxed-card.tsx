import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { CardMedia } from './card-media.tsx';
import { CardPicture } from './card-picture.tsx';
import type { ProjectCardProps } from './project-card.ts';
import './project-card.css';
import './boxed-card.css';

/** A file box: a tab that says where it stands, the picture laid into it, and what it took in its foot. Pointed at, it is lifted off the table. */
export function BoxedCard({ card, sizes, ratio, priority }: ProjectCardProps) {
  return (
    <article className="pf-card boxed-card">
      <p className="boxed-card-tab">{card.sorted ?? card.kind}</p>
      <CardMedia ratio={ratio}>
        <CardPicture
          picture={card.picture}
          upright={card.upright}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
        />
      </CardMedia>
      <div className="pf-words boxed-card-side">
        <div className="boxed-card-words">
          <h2 className="pf-name">
            <a href={card.link} className="pf-link">
              {card.client}
            </a>
          </h2>
          <p className="pf-title">{card.title}</p>
        </div>
        <p className="boxed-card-foot">
          <span>{card.effort}</span>
          <ArrowUpRight aria-hidden="true" className="boxed-card-sign" />
        </p>
      </div>
    </article>
  );
}
