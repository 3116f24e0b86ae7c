import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './prices-passes.css';

interface PricesPassesProps {
  id: string;
  heading: string;
  text: string;
  /** Close-up of the ribbon of a pass. */
  media: PictureName;
  /** Name of the form field that a pass fills in. */
  field: string;
  /** Anchor of the form. */
  request: string;
  ask: string;
  /** Passes; `name` is the value in the form. */
  items: readonly { name: string; title: string; price: string; sum: string; text: string }[];
  apartHeading: string;
  apart: readonly { title: string; text: string }[];
}

/** Passes on ribbons as long as their prices, and the costs that are not included. */
export function PricesPasses(props: PricesPassesProps) {
  const { id, heading, text, media, field, request, ask, items, apartHeading, apart } = props;
  return (
    <section id={id} className="passes">
      <div className="passes-head">
        <h2 className="passes-heading">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ul className="passes-row">
        {items.map(({ name, title, price, sum, text: about }) => (
          <li key={name}>
            <div data-tone="deep" className="passes-pass">
              <h3>{title}</h3>
              <p className="passes-price font-display font-bold">{price}</p>
              <p className="passes-sum">{sum}</p>
              <p>{about}</p>
              <a
                href={`?${new URLSearchParams({ [field]: name })}#${request}`}
                aria-label={`${ask}: ${name}`}
              >
                {ask}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className="passes-words">
        <Picture name={media} sizes="(width >= 62rem) 60vw, 100vw" className="passes-picture" />
        <h3 className="passes-apart text-h4">{apartHeading}</h3>
        <dl>
          {apart.map(({ title, text: why }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
