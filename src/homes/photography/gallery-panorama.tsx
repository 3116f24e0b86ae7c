import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './gallery-panorama.css';

interface GalleryPanoramaProps {
  /** A panorama. */
  media: PictureName;
  title: string;
  /** Place, date and camera. */
  lines: readonly string[];
}

/** Full-width panorama with its caption and nothing else. */
export function GalleryPanorama({ media, title, lines }: GalleryPanoramaProps) {
  return (
    <figure className="wr-panorama">
      <CroppedPicture name={media} sizes="100vw" className="wr-panorama-frame" />
      <figcaption>
        <b className="wr-panorama-title">{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}
