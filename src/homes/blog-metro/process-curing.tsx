import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './tile-grid.css';
import './process-curing.css';

interface ProcessCuringProps {
  id: string;
  media: PictureName;
  heading: string;
  text: string;
}

/** A full-width floor under water, and a dry tile on it with the text. */
export function ProcessCuring({ id, media, heading, text }: ProcessCuringProps) {
  return (
    <section id={id} className="losa-grid losa-water">
      <CroppedPicture name={media} sizes="100vw" className="losa-water-picture" />
      <div className="losa-water-words losa-white losa-inlay">
        <h2 className="losa-water-heading">{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
