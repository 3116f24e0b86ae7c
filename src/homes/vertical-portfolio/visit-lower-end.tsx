import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './visit-lower-end.css';

interface VisitLowerEndProps {
  id: string;
  /** Portrait picture of all kites on one line, from below. */
  media: PictureName;
  heading: string;
  text: readonly string[];
  /** Text on the public flights. */
  flightsText: string;
}

/** Visitor information, beside a portrait picture of all kites. */
export function VisitLowerEnd({ id, media, heading, text, flightsText }: VisitLowerEndProps) {
  return (
    <section id={id} className="visit-post">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 50vw, 100vw"
        className="visit-post-picture"
      />
      <div className="visit-post-words">
        <h2 className="visit-post-heading">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="visit-post-visit">{flightsText}</p>
      </div>
    </section>
  );
}
