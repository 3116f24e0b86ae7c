import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './gallery-spread.css';

/** Full-width drawing with space around it and one caption. */
export function GallerySpread({ media, caption }: { media: PictureName; caption: string }) {
  return (
    <figure className="neck-spread">
      <div className="neck-spread-view">
        <Picture name={media} sizes="(width >= 48rem) 100vw, 185vw" className="neck-spread-map" />
      </div>
      <figcaption className="neck-spread-note">{caption}</figcaption>
    </figure>
  );
}
