import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { standSizes } from './stand-sizes.ts';

interface DoorProps {
  kind: string;
  title: string;
  lead: string;
  link: string;
  /** Variant whose color the door has. */
  ground: string;
  count: string;
  from: string;
  /** In millimeters: all products are on one floor, at the scale of the page. */
  items: readonly {
    slug: string;
    width: number;
    height: number;
    across: number;
    picture: PictureRecord;
  }[];
  /** First door: its first picture is loaded eagerly. */
  first: boolean;
}

/** Renders a category as a door in a color of its own, which links to its section of the product list. */
export function Door({ kind, title, lead, link, ground, count, from, items, first }: DoorProps) {
  return (
    <section
      className="door"
      data-kind={kind}
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
        {items.map(({ slug, width, across, picture }, index) => (
          <span
            key={slug}
            className="door-thing"
            style={{ '--wide': width, '--across': across } as CSSProperties}
          >
            <PictureView
              picture={picture}
              alt=""
              sizes={standSizes(across)}
              priority={first && index === 0}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
