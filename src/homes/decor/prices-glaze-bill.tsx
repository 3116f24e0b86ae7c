import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './prices-glaze-bill.css';
import './prices-glaze-lines.css';

interface PricesGlazeBillProps {
  id: string;
  /** Portrait picture of running glaze. */
  media: PictureName;
  heading: string;
  text: string;
  /** Recipients and their shares. */
  shares: readonly { title: string; dollars: number; text: string }[];
  caption: string;
}

type RunStyle = CSSProperties & Record<'--dollars', number>;

/** Breakdown of a price as drips of glaze, as long as their amounts. */
export function PricesGlazeBill({
  id,
  media,
  heading,
  text,
  shares,
  caption,
}: PricesGlazeBillProps) {
  return (
    <section id={id} className="bill">
      <div className="bill-words">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="bill-runs">
        {shares.map((share) => (
          <li key={share.title} style={{ '--dollars': share.dollars } as RunStyle}>
            <span className="bill-run">
              <b>${share.dollars}</b>
            </span>
            <span className="bill-name">{share.title}</span>
            <span className="bill-note">{share.text}</span>
          </li>
        ))}
      </ul>
      <figure className="bill-near">
        <CroppedPicture name={media} sizes="(width >= 62rem) 34vw, 100vw" ratio="4 / 5" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  );
}
