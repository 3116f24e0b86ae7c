import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { GlazeLinks } from '../glaze-links.tsx';
import { cellData } from '../placed.ts';
import type { Thing } from '../thing.ts';
import { thingSizes } from './thing-sizes.ts';
import './shelf.css';

interface ShelfThingProps {
  thing: Thing;
  /** Position in the whole list. */
  place?: number;
  /** In the first screen: loaded eagerly. */
  priority?: boolean;
}

/** Renders a product on its piece of board, to the same scale as the others, with name and price. */
export function ShelfThing({ thing, place, priority = false }: ShelfThingProps) {
  const { name, link, price, glazes, kind, colors, priceCents, height, width, across } = thing;
  return (
    <li
      className="thing"
      {...cellData({ kind, colors, priceCents, height }, place)}
      style={{ '--wide': width, '--across': across } as CSSProperties}
    >
      <a href={link} className="thing-link">
        <span className="thing-stand">
          {glazes.map(({ key, family, picture }, index) => (
            <span key={key} data-glaze={key} data-family={family} hidden={index > 0}>
              <PictureView
                picture={picture}
                alt=""
                sizes={thingSizes(across)}
                priority={priority && index === 0}
              />
            </span>
          ))}
        </span>
        <span className="thing-name">{name}</span>
        <span className="thing-price">{price}</span>
      </a>
      <div className="thing-glazes">
        <GlazeLinks name={name} link={link} glazes={glazes} />
      </div>
    </li>
  );
}
