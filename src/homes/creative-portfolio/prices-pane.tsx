import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './stamp-heights.css';
import './prices-pane.css';

interface PricesPaneProps {
  id: string;
  heading: string;
  /** Portrait picture of a sheet of stamps. */
  media: PictureName;
  /** Text in the margin of the sheet. */
  marginTexts: readonly [string, string];
  /** Prices, each with its ink. */
  rows: readonly { ink: string; price: string; title: string; text: string }[];
  footnote: string;
}

/** Prices as a perforated sheet of stamps. */
export function PricesPane({ id, heading, media, marginTexts, rows, footnote }: PricesPaneProps) {
  return (
    <section id={id} className="by-sheet">
      <h2 className="by-sheet-heading">{heading}</h2>
      <div className="by-sheet-picture height-2">
        <Picture name={media} sizes="(width >= 48rem) 38vw, 70vw" />
      </div>
      <div className="by-sheet-lifted height-1">
        <div className="by-sheet-paper">
          <p className="by-sheet-margin">
            <span>{marginTexts[0]}</span>
            <span>{marginTexts[1]}</span>
          </p>
          <dl className="by-sheet-stamps">
            {rows.map(({ ink, price, title, text }) => (
              <div key={title} data-stamp={ink}>
                <dt>
                  {title} <span>{text}</span>
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="by-sheet-after">{footnote}</p>
    </section>
  );
}
