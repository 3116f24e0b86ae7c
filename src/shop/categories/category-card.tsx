import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureSizes } from './picture-sizes.ts';

interface CategoryCardProps {
  category: string;
  title: string;
  lead: string;
  link: string;
  /** Variant whose color is its ground. */
  ground: string;
  count: string;
  from: string;
  /** In millimeters: all products are on one floor, at the scale of the page. */
  items: readonly {
    slug: string;
    width: number;
    height: number;
    sceneWidth: number;
    picture: PictureRecord;
  }[];
  /** First card: its first picture is loaded eagerly. */
  first: boolean;
}

/** Renders a category as a full-bleed card in a color of its own, which links to its section of the product list. */
export function CategoryCard({
  category,
  title,
  lead,
  link,
  ground,
  count,
  from,
  items,
  first,
}: CategoryCardProps) {
  return (
    <section
      className="door"
      data-kind={category}
      data-ground={ground}
      style={{ '--ground': `var(--${ground})` } as CSSProperties}
    >
      <div className="door-words">
        <h2 className="door-title">
          <a href={link} className="door-link">
            {title}
          </a>
        </h2>
        <p className="door-lead">{lead}</p>
        <p className="door-facts">
          <span>{count}</span> <span>{from}</span>
        </p>
      </div>
      <div aria-hidden="true" className="door-floor">
        {items.map(({ slug, width, sceneWidth, picture }, index) => (
          <span
            key={slug}
            className="door-thing"
            style={{ '--wide': width, '--across': sceneWidth } as CSSProperties}
          >
            <PictureView
              picture={picture}
              alt=""
              sizes={pictureSizes(sceneWidth)}
              priority={first && index === 0}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
