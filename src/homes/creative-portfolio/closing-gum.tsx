import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './stamp-heights.css';
import './closing-gum.css';

interface ClosingGumProps {
  /** The back of a stamp. */
  media: PictureName;
  /** Text on the back of the stamp. */
  instruction: string;
}

/** Closing section: the back of the stamp of the first screen, at the same size. */
export function ClosingGum({ media, instruction }: ClosingGumProps) {
  return (
    <section className="gum-side" aria-label={instruction}>
      <p className="gum-side-line">{instruction}</p>
      <div className="gum-side-stamp height-3">
        <Picture name={media} sizes="(width >= 48rem) 44vw, 86vw" />
      </div>
    </section>
  );
}
