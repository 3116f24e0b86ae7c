import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './stamp-heights.css';
import './close-gum.css';

interface CloseGumProps {
  /** The back of a stamp. */
  media: PictureName;
  line: string;
}

/** The last section: the stamp of the first screen from behind, as large as there. */
export function CloseGum({ media, line }: CloseGumProps) {
  return (
    <section className="gum-side" aria-label={line}>
      <p className="gum-side-line">{line}</p>
      <div className="gum-side-stamp height-3">
        <Picture name={media} sizes="(width >= 48rem) 44vw, 86vw" />
      </div>
    </section>
  );
}
