import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './losa-grid.css';
import './setting-water.css';

interface SettingWaterProps {
  id: string;
  media: PictureName;
  heading: string;
  text: string;
}

/** A full-width floor under water, and a dry tile on it with the text. */
export function SettingWater({ id, media, heading, text }: SettingWaterProps) {
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
