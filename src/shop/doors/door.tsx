import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { standSizes } from './stand-sizes.ts';

interface DoorProps {
  kind: string;
  title: string;
  lead: string;
  link: string;
  /** The glaze that it is painted with. */
  ground: string;
  count: string;
  from: string;
  /** In millimeters: all stand on one floor, at the scale of the page. */
  things: readonly {
    slug: string;
    width: number;
    height: number;
    across: number;
    picture: PictureRecord;
  }[];
  /** The first of all: its first picture is waited for. */
  first: boolean;
}

/** One kind of things in a color of its own: all of it leads to their board. */
export function Door({ kind, title, lead, link, ground, count, from, things, first }: DoorProps) {
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
        {things.map(({ slug, width, across, picture }, index) => (
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
