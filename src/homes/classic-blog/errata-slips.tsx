import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { Erratum } from './errata.ts';
import './errata-slips.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';

interface ErrataSlipsProps {
  id: string;
  /** Full-width picture of galley proofs on a dark desk. */
  media: PictureName;
  heading: string;
  text: string;
  /** Word before the wrong text: “For”. */
  wrongPrefix: string;
  /** Word before the right text: “read”. */
  rightPrefix: string;
  slips: readonly Erratum[];
}

/** The editor's own mistakes, on paper slips. */
export function ErrataSlips(props: ErrataSlipsProps) {
  const { id, media, heading, text, wrongPrefix, rightPrefix, slips } = props;
  return (
    <section id={id} className="erratum">
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 160vw"
        className="erratum-picture"
      />
      <div className="erratum-words">
        <h2 className="erratum-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className="erratum-slips">
        {slips.map((slip, index) => (
          <li
            key={slip.isoDay}
            className="erratum-slip"
            style={{ '--slip': index } as CSSProperties}
          >
            <p className="erratum-where">
              <time dateTime={slip.isoDay}>{slip.day}</time>. {slip.source}
            </p>
            <p className="erratum-pair">
              {wrongPrefix} <del className="pencil-cut">{slip.wrong}</del> {rightPrefix}{' '}
              <ins className="pencil-put">
                <HandwrittenWords text={slip.right} />
              </ins>
            </p>
            <p className="erratum-after">{slip.consequence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
