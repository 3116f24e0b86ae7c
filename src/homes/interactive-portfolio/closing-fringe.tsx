import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-fringe.css';

interface ClosingFringeProps {
  /** The foot of a cloth on black. */
  media: PictureName;
  line: string;
}

/** The last section: a fringe that hangs into the end of the page, and one line under it. */
export function ClosingFringe({ media, line }: ClosingFringeProps) {
  return (
    <section className="fringe" aria-label={line}>
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 200vw"
        className="fringe-picture"
      />
      <p className="fringe-line">{line}</p>
    </section>
  );
}
