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
  /** “For … read …”, the traditional wording of errata slips. */
  wrong: string;
  right: string;
  slips: readonly Erratum[];
}

/** The editor's own mistakes, on paper slips. */
export function ErrataSlips({ id, media, heading, text, wrong, right, slips }: ErrataSlipsProps) {
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
          <li key={slip.on} className="erratum-slip" style={{ '--slip': index } as CSSProperties}>
            <p className="erratum-where">
              <time dateTime={slip.on}>{slip.day}</time>. {slip.where}
            </p>
            <p className="erratum-pair">
              {wrong} <del className="pencil-cut">{slip.wrong}</del> {right}{' '}
              <ins className="pencil-put">
                <HandwrittenWords text={slip.right} />
              </ins>
            </p>
            <p className="erratum-after">{slip.after}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
