import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-panorama.module.css';

interface GalleryPanoramaProps {
  /** A panorama. */
  img: PictureName;
  title: string;
  /** Place, date and camera. */
  lines: readonly string[];
}

/** Full-width panorama with its caption and nothing else. */
export function GalleryPanorama({ img, title, lines }: GalleryPanoramaProps) {
  return (
    <figure className={styles.panorama}>
      <CroppedPicture name={img} sizes="100vw" className={styles.panoramaFrame} />
      <figcaption>
        <b className={styles.panoramaTitle}>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}
