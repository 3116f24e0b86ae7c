import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-river.css';

interface AboutRiverProps {
  id: string;
  /** Portrait drawing on a transparent background. */
  media: PictureName;
  heading: string;
  paragraphs: readonly string[];
  /** Margin notes, one for each paragraph. */
  notes: readonly string[];
}

/** Text like a page of a book: one narrow column with margin notes, beside a portrait drawing. */
export function AboutRiver({ id, media, heading, paragraphs, notes }: AboutRiverProps) {
  return (
    <section id={id} className="neck-river">
      <Picture
        name={media}
        sizes="(width >= 62rem) 52vw, (width >= 30rem) 26rem, 92vw"
        className="neck-tower"
      />
      <div className="neck-chapter">
        <h2 className="neck-title">{heading}</h2>
        {paragraphs.map((paragraph, index) => (
          <div key={paragraph} className="neck-noted">
            <p className="neck-text">{paragraph}</p>
            <p className="neck-note" role="note">
              {notes[index]}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
