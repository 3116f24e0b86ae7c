import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './tile-grid.css';
import './process-poured.css';

interface ProcessPouredProps {
  id: string;
  /** Close-up of the brass divider that separates the colors. */
  media: PictureName;
  heading: string;
  text: readonly string[];
  figures: readonly { figure: string; text: string }[];
}

/** Pouring of a tile: a picture, text beside it, and three figures as a row of tiles. */
export function ProcessPoured({ id, media, heading, text, figures }: ProcessPouredProps) {
  return (
    <section id={id} className="losa-grid">
      <div className="losa-poured-words losa-black">
        <h2 className="losa-poured-heading">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="losa-words">
            {paragraph}
          </p>
        ))}
      </div>
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 66.7vw, 100vw"
        className="losa-poured-picture"
      />
      <dl className="losa-poured-figures">
        {figures.map(({ figure, text: what }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
