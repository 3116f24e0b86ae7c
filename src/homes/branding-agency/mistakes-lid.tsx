import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './mistakes-lid.css';

interface MistakesLidProps {
  id: string;
  media: PictureName;
  heading: string;
  text: readonly string[];
}

/** A mistake of the firm: a close-up picture, and the text on a block that is cut into it. */
export function MistakesLid({ id, media, heading, text }: MistakesLidProps) {
  return (
    <section id={id} className="gus-lids">
      <CroppedPicture name={media} sizes="(width >= 62rem) 100vw, 220vw" className="gus-lids-all" />
      <div className="gus-lids-words">
        <h2>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
