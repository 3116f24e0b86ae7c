import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { RidgeEdge } from './ridge-edge.tsx';
import '../../themes/tones.css';
import './prices-coupons.css';

interface PricesCouponsProps {
  id: string;
  heading: string;
  text: string;
  parts: readonly { title: string; note: string; price: string; dollars: number; ours?: boolean }[];
  media: PictureName;
  apartHeading: string;
  /** Extra costs of a traveler. */
  apart: readonly { title: string; price: string; text: string }[];
}

/** Parts of a fare as a strip of coupons, as wide as their amounts, and costs that are not included. */
export function PricesCoupons(props: PricesCouponsProps) {
  const { id, heading, text, parts, media, apartHeading, apart } = props;
  return (
    <section id={id} data-tone="deep" className="fare">
      <RidgeEdge seed={7} />
      <div className="fare-words">
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <dl className="fare-strip">
        {parts.map(({ title, note, price, dollars, ours }) => (
          <div
            key={title}
            data-ours={ours || undefined}
            style={{ '--dollars': dollars } as CSSProperties}
          >
            <dt>{title}</dt>
            <dd>
              <b className="font-display">{price}</b>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="fare-apart">
        <div>
          <h3 className="text-h2">{apartHeading}</h3>
          <dl>
            {apart.map(({ title, price, text: why }) => (
              <div key={title}>
                <dt>
                  <span>{title}</span> <b>{price}</b>
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture name={media} sizes="(width >= 62rem) 54vw, 100vw" className="fare-picture" />
      </div>
    </section>
  );
}
